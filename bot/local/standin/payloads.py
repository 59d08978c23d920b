"""Fresh JSON objects with every field that Discord's documents demand."""

from __future__ import annotations

from bot.local.standin.permissions import Permission
from bot.local.world import Payload


def user(uid: str, name: str, *, bot: bool = False) -> Payload:
    """A user; people are shown by their capitalized name."""
    fields: Payload = {
        "id": uid, "username": name.lower(), "global_name": None if bot else name, "discriminator": "0",
        "avatar": None, "public_flags": 0, "flags": 0, "banner": None, "accent_color": None, "primary_guild": None,
    }  # fmt: skip
    return {**fields, "bot": True} if bot else fields


def member(joined_at: str, roles: list[str]) -> Payload:
    """A member of a server, without its user."""
    return {
        "roles": roles, "joined_at": joined_at, "deaf": False, "mute": False, "nick": None, "avatar": None,
        "banner": None, "flags": 0, "pending": False, "premium_since": None, "communication_disabled_until": None,
    }  # fmt: skip


def role(rid: str, name: str, permissions: Permission, position: int) -> Payload:
    """A role."""
    return {
        "id": rid, "name": name, "permissions": str(int(permissions)), "position": position, "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None}, "hoist": False,
        "managed": False, "mentionable": False, "icon": None, "unicode_emoji": None, "flags": 0, "description": None,
    }  # fmt: skip


def guild(gid: str, name: str, owner: str, everyone: Permission) -> Payload:
    """A server with its role for everyone."""
    nothing = (
        "icon", "description", "home_header", "splash", "discovery_splash", "banner", "application_id",
        "afk_channel_id", "system_channel_id", "widget_channel_id", "vanity_url_code", "rules_channel_id",
        "safety_alerts_channel_id", "public_updates_channel_id", "incidents_data", "max_presences",
    )  # fmt: skip
    return {
        **dict.fromkeys(nothing), "id": gid, "name": name, "owner_id": owner, "region": "deprecated",
        "roles": [role(gid, "@everyone", everyone, 0)], "features": [], "emojis": [], "stickers": [],
        "afk_timeout": 300, "system_channel_flags": 0, "widget_enabled": False, "verification_level": 0,
        "default_message_notifications": 0, "mfa_level": 0, "explicit_content_filter": 0, "max_members": 500000,
        "max_stage_video_channel_users": 50, "max_video_channel_users": 25, "premium_tier": 0,
        "premium_subscription_count": 0, "preferred_locale": "en-US", "premium_progress_bar_enabled": False,
        "nsfw": False, "nsfw_level": 0,
    }  # fmt: skip


def text_channel(cid: str, gid: str, name: str, position: int) -> Payload:
    """A text channel."""
    return {
        "id": cid, "type": 0, "guild_id": gid, "name": name, "position": position, "topic": None, "nsfw": False,
        "parent_id": None, "permission_overwrites": [], "last_message_id": None, "rate_limit_per_user": 0, "flags": 0,
    }  # fmt: skip


def dm_channel(cid: str, recipient: Payload) -> Payload:
    """The direct messages of the bot with a person."""
    return {"id": cid, "type": 1, "flags": 0, "last_message_id": None, "recipients": [recipient]}


def thread(tid: str, parent: Payload, owner: str, name: str, *, kind: int, minutes: int, at: str) -> Payload:
    """A thread: kind 11 is open to the channel, 12 to its members."""
    metadata: Payload = {
        "archived": False, "locked": False, "auto_archive_duration": minutes, "archive_timestamp": at,
        "create_timestamp": at,
    }  # fmt: skip
    if kind == 12:
        metadata["invitable"] = True
    return {
        "id": tid, "type": kind, "guild_id": parent["guild_id"], "parent_id": parent["id"], "owner_id": owner,
        "name": name, "last_message_id": None, "message_count": 0, "member_count": 0, "total_message_sent": 0,
        "rate_limit_per_user": 0, "flags": 0, "thread_metadata": metadata,
    }  # fmt: skip


def message(mid: str, channel_id: str, author: Payload, at: str) -> Payload:
    """A message with nothing in it yet."""
    return {
        "id": mid, "type": 0, "channel_id": channel_id, "author": author, "content": "", "embeds": [],
        "attachments": [], "mentions": [], "mention_roles": [], "mention_everyone": False, "pinned": False,
        "tts": False, "timestamp": at, "edited_timestamp": None, "flags": 0, "components": [],
    }  # fmt: skip


def application(app_id: str, bot: Payload, owner: Payload, guilds: int) -> Payload:
    """The bot's application."""
    return {
        "id": app_id, "name": bot["username"], "icon": None, "description": "", "type": None, "bot": bot, "summary": "",
        "bot_public": True, "bot_require_code_grant": False, "verify_key": "0" * 64, "flags": 0, "owner": owner,
        "team": None, "rpc_origins": [], "redirect_uris": [], "interactions_endpoint_url": None,
        "role_connections_verification_url": None, "max_participants": None, "explicit_content_filter": 0, "tags": [],
        "integration_types_config": {"0": {}, "1": {}}, "approximate_guild_count": guilds,
        "approximate_user_install_count": 0, "approximate_user_authorization_count": 0, "flags_new": "0",
        "eligible_oauth2_scopes": [],
    }  # fmt: skip
