"""Application commands: checking what the bot registers, and filling in what a person types."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.local.standin.errors import FormErrors
from bot.local.standin.interaction import resolve
from bot.local.standin.permissions import Permission
from bot.local.standin.state import World
from bot.local.world import CommandEntry, Payload

SLASH, ON_USER, ON_MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
_MOST = {SLASH: 100, ON_USER: 15, ON_MESSAGE: 15}
_NAME = re.compile(r"[-_'\w]{1,32}")
_TYPES: dict[int, type | tuple[type, ...]] = {
    STRING: str, INTEGER: int, BOOLEAN: bool, USER: str, CHANNEL: str, ROLE: str, MENTIONABLE: str,
    NUMBER: (int, float),
}  # fmt: skip
_RESOLVED = {USER: ("users",), CHANNEL: ("channels",), ROLE: ("roles",), MENTIONABLE: ("users", "roles")}
MAX_COMMAND = 8000


def register(world: World, scope: str, bodies: list[Payload]) -> list[Payload]:
    """Replace all commands of a scope (a server's id, or the empty text for global ones); raises 50035."""
    check_commands(bodies)
    known = {(c["type"], c["name"]): c["id"] for c in world.commands.get(scope, ())}
    world.commands[scope] = [_stored(world, scope, body, known) for body in bodies]
    world.changes += 1
    return world.commands[scope]


def _stored(world: World, scope: str, body: Payload, known: dict[tuple[int, str], str]) -> Payload:
    defaults: Payload = {
        "type": SLASH, "description": "", "options": [], "default_member_permissions": None, "nsfw": False,
        "dm_permission": True, "contexts": None, "integration_types": [0],
    }  # fmt: skip
    given = {k: v for k, v in body.items() if v is not None}
    if "default_member_permissions" in given:  # a number is taken, and answered as text
        given["default_member_permissions"] = str(given["default_member_permissions"])
    key = (given.get("type", SLASH), given["name"])
    fixed: Payload = {
        "id": known.get(key) or world.ids.new(), "application_id": world.bot_id, "version": world.ids.new(),
    }  # fmt: skip
    return {**defaults, **given, **fixed, **({"guild_id": scope} if scope else {})}


def check_commands(bodies: list[Payload]) -> None:
    """Names, numbers and lengths of a whole set; raises 50035."""
    errors = FormErrors()
    for kind, most in _MOST.items():
        if sum(b.get("type", SLASH) == kind for b in bodies) > most:
            errors.add((), "APPLICATION_COMMANDS_MAX", f"At most {most} commands of type {kind}.")
    for n, body in enumerate(bodies):
        _check_named(body, (n,), errors, slash=body.get("type", SLASH) == SLASH)
        if (size := _size(body)) > MAX_COMMAND:
            errors.add((n,), "APPLICATION_COMMAND_TOO_LARGE", f"{size} characters of at most {MAX_COMMAND}.")
    names = [(b.get("type", SLASH), b.get("name")) for b in bodies]
    if len(names) != len(set(names)):
        errors.add((), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
    errors.check()


def _check_named(body: Payload, at: tuple[str | int, ...], errors: FormErrors, *, slash: bool = True) -> None:
    name = body.get("name") or ""
    if slash and (not _NAME.fullmatch(name) or name != name.lower()):
        errors.add((*at, "name"), "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name}")
    errors.length(name, 1, 32, (*at, "name"))
    if slash:
        errors.length(body.get("description") or "", 1, 100, (*at, "description"))
    options = body.get("options") or []
    errors.length(options, 0, 25, (*at, "options"))
    required = [bool(o.get("required")) for o in options]
    if required != sorted(required, reverse=True):
        message = "Required options must be placed before non-required options"
        errors.add((*at, "options"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
    for n, option in enumerate(options):
        _check_named(option, (*at, "options", n), errors)
        _check_choices(option, (*at, "options", n), errors)


def _check_choices(option: Payload, at: tuple[str | int, ...], errors: FormErrors) -> None:
    choices = option.get("choices") or []
    errors.length(choices, 0, 25, (*at, "choices"))
    for n, choice in enumerate(choices):
        errors.length(choice.get("name") or "", 1, 100, (*at, "choices", n, "name"))
        if isinstance(choice.get("value"), str):
            errors.length(choice["value"], 1, 100, (*at, "choices", n, "value"))
    if choices and option.get("autocomplete"):
        message = "Choices or autocomplete, not both."
        errors.add((*at, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message)


def _size(body: Payload) -> int:
    """Characters that count: names, descriptions and values, each in its longest translation."""
    total = 0
    for key in ("name", "description"):
        translations = (body.get(f"{key}_localizations") or {}).values()
        total += max(map(len, [body.get(key) or "", *translations]))
    for choice in body.get("choices") or []:
        total += _size(choice) + len(str(choice["value"]))
    return total + sum(_size(o) for o in body.get("options") or [])


def written_out(command: Payload) -> Iterator[CommandEntry]:
    """A slash command with its subcommands as separate entries."""

    def walk(path: str, level: Payload) -> Iterator[CommandEntry]:
        options = level.get("options") or []
        inner = [o for o in options if o["type"] in (SUBCOMMAND, GROUP)]
        if not inner:
            yield CommandEntry(path, level["description"], options)
        for one in inner:
            yield from walk(f"{path} {one['name']}", one)

    return walk(command["name"], command)


def usable(world: World, uid: str, channel: Payload, kind: int = SLASH) -> list[Payload]:
    """Commands that a person may use in a channel, the server's own ones first."""
    gid = channel.get("guild_id")
    may = world.may(uid, channel)
    if not may & Permission.USE_APPLICATION_COMMANDS:
        return []
    found = []
    for command in [*(world.commands.get(gid, []) if gid else []), *world.commands[""]]:
        contexts = command["contexts"]
        here = (0 if gid else 1) in contexts if contexts is not None else bool(gid or command["dm_permission"])
        needed = int(command["default_member_permissions"] or 0)
        if command["type"] == kind and here and (int(may) & needed == needed or not gid):
            found.append(command)
    return found


def filled(
    world: World, commands: list[Payload], path: str, values: dict[str, Any], guild_id: str | None, focused: str = ""
) -> Payload:
    """The `data` of a slash command as typed; ValueError for what the client would not let one send."""
    root, *rest = path.split()
    command = next((c for c in commands if c["name"] == root), None)
    if command is None:
        raise ValueError(f"no such command here: /{path}")
    chain, level = _descend(command, rest)
    options = {o["name"]: o for o in level if o["type"] not in (SUBCOMMAND, GROUP)}
    if unknown := set(values) - set(options):
        raise ValueError(f"/{path} has no option {', '.join(sorted(unknown))}")
    if focused:
        values = {focused: "", **values}
    else:
        _check_values(options, values)
    typed: list[Payload] = [
        {"name": k, "type": options[k]["type"], "value": v, **({"focused": True} if k == focused else {})}
        for k, v in values.items()
    ]
    data: Payload = {"id": command["id"], "name": root, "type": SLASH}
    if resolved := _resolved(world, typed, guild_id):
        data["resolved"] = resolved
    for one in reversed(chain):
        typed = [{"name": one["name"], "type": one["type"], "options": typed}]
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return {**data, "options": typed}


def _descend(command: Payload, names: list[str]) -> tuple[list[Payload], list[Payload]]:
    chain: list[Payload] = []
    level: list[Payload] = command["options"]
    for name in names:
        one = next((o for o in level if o["name"] == name and o["type"] in (SUBCOMMAND, GROUP)), None)
        if one is None:
            raise ValueError(f"/{command['name']} has no subcommand {name}")
        chain.append(one)
        level = one.get("options") or []
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in level):
        raise ValueError(f"/{command['name']} needs a subcommand")
    return chain, level


def _check_values(options: dict[str, Payload], values: dict[str, Any]) -> None:
    for name, option in options.items():
        if name not in values:
            if option.get("required"):
                raise ValueError(f"option {name} is required")
            continue
        _check_value(name, option, values[name])


def _check_value(name: str, option: Payload, value: Any) -> None:
    kind = option["type"]
    if not isinstance(value, _TYPES[kind]) or (isinstance(value, bool) and kind != BOOLEAN):
        raise ValueError(f"option {name} takes another type of value than {value!r}")
    if option.get("choices") and value not in [c["value"] for c in option["choices"]]:
        raise ValueError(f"option {name} has no choice {value!r}")
    if isinstance(value, str) and kind == STRING:
        in_range = option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000)
    elif kind in (INTEGER, NUMBER):
        in_range = option.get("min_value", -(2**53)) <= value <= option.get("max_value", 2**53)
    else:
        in_range = True
    if not in_range:
        raise ValueError(f"option {name} is out of range: {value!r}")


def _resolved(world: World, typed: list[Payload], guild_id: str | None) -> Payload:
    found: Payload = {}
    for option in typed:
        if option["type"] in _RESOLVED:
            for kind, members in resolve(world, [str(option["value"])], guild_id, _RESOLVED[option["type"]]).items():
                found.setdefault(kind, {}).update(members)
    return found


def on_target(world: World, command: Payload, target: str, guild_id: str | None) -> Payload:
    """The `data` of a context-menu command on a user or message."""
    if command["type"] == ON_USER:
        resolved = resolve(world, [target], guild_id, ("users",))
    else:
        resolved = {"messages": {target: world.messages[target]}}
    named = {key: command[key] for key in ("id", "name", "type")}
    return {**named, "target_id": target, "resolved": resolved}
