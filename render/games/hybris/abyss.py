"""What the Tartarus adds to the pictures: its track and table, Prisoners, Guilt, what somebody has of it."""

from __future__ import annotations

from msgspec import structs

from render.games.hybris.brief import Brief
from render.games.hybris.looks import prisoner_icon
from render.games.hybris.things import Thing
from rules.games.hybris.modules.tartarus.view import PrisonerView


def lying(brief: Brief) -> list[Thing]:
    """At the board: the track with who stands where, the rows of the Pact, Prisoners in prison."""
    shown = brief.tartarus
    if shown is None:
        return []
    said = []
    for number, text in enumerate(shown.spaces, 1):
        names = [brief.name(seat) for seat, space in enumerate(shown.track) if space == number]
        facts: dict[str, str | int] = {
            "number": number,
            "text": brief.said_of(text),
            "who": ", ".join(names),
            "count": len(names),
        }
        said.append(brief.words("picture-hybris-track-space", **facts))
    track = Thing(ref="track", name=brief.words("picture-hybris-track"), icon="mask", color="wine", says=tuple(said))
    rows = [
        Thing(
            ref=f"pact:{row.key}", name=brief.words("picture-hybris-believers", count=row.believer), icon="believer",
            color="umber", says=(brief.says(row.text),),
        )
        for row in shown.rows
    ]  # fmt: skip
    return [*rows, track, *(prisoner(brief, one) for one in shown.prisoners if one.place is None)]


def loose(brief: Brief, place: str) -> list[Thing]:
    """Prisoners at a place."""
    return [prisoner(brief, one) for one in brief.prisoners.values() if one.place == place]


def prisoner(brief: Brief, one: PrisonerView) -> Thing:
    """What it does to whoever meets it, and to its owner."""
    said = (
        brief.words("picture-hybris-champion", base=one.base, cards=one.cards),
        brief.words("picture-hybris-meeting", text=brief.said_of(one.main)),
        brief.words("picture-hybris-sanction", text=brief.said_of(one.sanction)),
    )
    return Thing(
        ref=f"prisoner:{one.key}", name=brief.title(one.name), icon=prisoner_icon(one.key), color="wine",
        says=said, seat=one.owner,
    )  # fmt: skip


def guilty(brief: Brief, thing: Thing) -> Thing:
    """The Primordial with the Guilt that lies on it."""
    shown = brief.tartarus
    if shown is None or not sum(shown.guilt):
        return thing
    held = ", ".join(f"{brief.name(seat)} {count}" for seat, count in enumerate(shown.guilt) if count)
    facts: dict[str, str | int] = {"count": sum(shown.guilt), "limit": brief.view.primordial.aegis, "who": held}
    return structs.replace(thing, says=(*thing.says, brief.words("picture-hybris-guilt", **facts)))


def owned(brief: Brief, seat: int) -> list[str]:
    """What somebody has of it, in sentences: Corruption, Guilt and Hindrances, then kept powers."""
    shown = brief.tartarus
    if shown is None:
        return []
    facts = {"space": shown.track[seat], "guilt": shown.guilt[seat], "hindrance": brief.seat(seat).hindrance}
    kept = [f"{brief.title(one.name)}: {brief.says(one.text)}" for one in shown.powers[seat]]
    return [brief.words("picture-hybris-corrupt", **facts), *kept]
