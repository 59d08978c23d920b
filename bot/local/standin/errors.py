"""Refusals with Discord's status codes, error codes and words."""

from __future__ import annotations

from enum import Enum
from typing import Any

from bot.local.world import Payload


class Refusal(Enum):
    """HTTP status, code in the body, message."""

    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    NOT_FOUND = (404, 0, "404: Not Found")
    TOO_LARGE = (413, 40005, "Request entity too large")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    WRONG_CHANNEL_TYPE = (400, 50024, "Cannot execute action on this channel type")
    NOT_THE_AUTHOR = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    CANNOT_DM = (403, 50007, "Cannot send messages to this user")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    INVALID_WEBHOOK_TOKEN = (401, 50027, "Invalid Webhook Token")
    INVALID_FORM = (400, 50035, "Invalid Form Body")
    THREAD_ARCHIVED = (400, 50083, "Thread is archived")
    THREAD_CLOSED = (403, 50083, "Thread is archived")
    THREAD_LOCKED = (400, 160005, "Thread is locked")
    BAD_JSON = (400, 50109, "The request body contains invalid JSON.")
    NO_MUTUAL_SERVER = (403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    CANNOT_SEND_IN_FORUM = (400, 40058, "Cannot send a message in a forum channel")
    TOO_MANY_ANNOUNCEMENT_THREADS = (400, 160007, "Maximum number of active announcement threads reached")
    DMS_TOO_FAST = (400, 40003, "You are opening direct messages too fast")
    CANNOT_REPLY = (400, 160002, "Cannot reply without permission to read message history")
    THREAD_EXISTS = (400, 160004, "A thread has already been created for this message")
    TOO_MANY_THREADS = (400, 160006, "Maximum number of active threads reached")


class ApiError(Exception):
    """A request that is refused; `body` is the JSON answer."""

    def __init__(self, status: int, code: int, message: str, errors: Payload | None = None) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.body: Payload = {"message": message, "code": code}
        if errors:
            self.body["errors"] = errors


def refuse(why: Refusal) -> ApiError:
    """The exception for a refusal, to be raised."""
    return ApiError(*why.value)


class FormErrors:
    """Collects what is wrong with a body, by place, and raises it all as one 50035."""

    def __init__(self) -> None:
        self._tree: Payload = {}

    def add(self, at: tuple[str | int, ...], code: str, message: str) -> None:
        """Note a fault at a place in the body, such as `("embeds", 0, "title")`."""
        node = self._tree
        for step in at:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, value: object, low: int, high: int, at: tuple[str | int, ...]) -> None:
        """Check the length of a text or list; a missing value passes."""
        if value is None:
            return
        if not isinstance(value, str | list):
            self.add(at, "BASE_TYPE_BAD_TYPE", "Wrong type.")
        elif not low <= len(value) <= high:
            self.add(at, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def one_of(self, value: Any, allowed: tuple[int, ...], at: tuple[str | int, ...]) -> bool:
        """Check membership; whether it holds."""
        if value in allowed:
            return True
        self.add(at, "BASE_TYPE_CHOICES", f"Value must be one of {[*map(int, allowed)]}.")
        return False

    def check(self) -> None:
        """Raise 50035 if anything was noted."""
        if self._tree:
            raise ApiError(*Refusal.INVALID_FORM.value, errors=self._tree)


def bad_form(at: tuple[str | int, ...], code: str, message: str) -> ApiError:
    """A 50035 with one fault at one place."""
    errors = FormErrors()
    errors.add(at, code, message)
    return ApiError(*Refusal.INVALID_FORM.value, errors=errors._tree)
