"""Stories of matches that have ended: long and short, with and without a table, losses and lines on each other."""

from __future__ import annotations

from render.story import Story, StorySeat, StoryTurn, TurningPoint
from render.tally import Source
from render.types import Request

NAMES = ("Phaidra", "Nikias", "Doros", "Βασίλισσα Ἀθηνᾶ")
SOURCES = {
    "VP": (30, 28, 22, 31), "Chronos": (6, 0, 4, 2), "Family Legends": (18, 12, 24, 6),
    "Level Legends": (16, 20, 12, 12), "Prestige": (5, 8, 2, 0), "Family tiles": (10, 7, 5, 0),
    "Level tiles": (12, 5, 3, 0), "Citizens": (-4, -2, -6, 0),
}  # fmt: skip
TOTALS = tuple(sum(points[seat] for points in SOURCES.values()) for seat in range(4))
HONOR = ((16, 16), (16, 14), (14, 14), (12, 15), (12, 13), (11, 13), (11, 9), (8, 9), (8, 6), (6, 6), (6, 1), (7, -1))


def epochs() -> Story:
    """Four seats over twenty turns; those who end close to each other grow alike."""
    turns = [
        StoryTurn(
            label=["I", "II", "III", "IV", "V"][turn // 4] if turn % 4 == 3 else "",
            scores=tuple(total * (turn + 1) ** 2 // 400 for total in TOTALS),
        )
        for turn in range(20)
    ]
    points = (
        TurningPoint(turn=17, text="Epoch V: Phaidra takes the lead"),
        TurningPoint(turn=5, text="Epoch II: Nikias takes the lead", who=1),
        TurningPoint(turn=11, text="Epoch III: Doros completes the Family Legend of Athena", who=2),
    )
    return Story(
        game="elysium", measure="Points", turns=tuple(turns), points=points,
        seats=tuple(StorySeat(seat=seat, name=name, won=seat == 0) for seat, name in enumerate(NAMES)),
        sources=tuple(Source(label=label, points=points) for label, points in SOURCES.items()),
    )  # fmt: skip


def honor() -> Story:
    """Two seats without sources, one of whom ends below nothing."""
    return Story(
        game="storm", measure="Honor",
        seats=(StorySeat(seat=0, name="Ione", won=True), StorySeat(seat=1, name="Theano", resigned=True)),
        turns=tuple(StoryTurn(label=str(number), scores=scores) for number, scores in enumerate(HONOR, 1)),
        points=(
            TurningPoint(turn=6, text="Turn 7: the fight in 19, two Olympians are lost", who=1),
            TurningPoint(turn=10, text="Turn 11: Hades stands before the palace"),
        ),
    )  # fmt: skip


def alike() -> Story:
    """Equal to the end: two winners, the third alone against Kronos would not be told apart."""
    return Story(
        game="pantheum", measure="Points",
        seats=tuple(StorySeat(seat=i, name=f"{name} the Elder", won=i < 2) for i, name in enumerate(NAMES[:3])),
        turns=tuple(StoryTurn(label=f"Round {turn}", scores=(7 * turn,) * 3) for turn in range(40)),
        sources=(Source(label="favor", points=(200, 200, 200)), Source(label="plan", points=(73, 73, 73))),
        points=tuple(TurningPoint(turn=turn, text=f"Round {turn}: nobody leads") for turn in range(0, 40, 5)),
    )  # fmt: skip


def short() -> Story:
    """One turn, with a winner who plays alone."""
    return Story(
        game="pantheum", measure="Points", seats=(StorySeat(seat=0, name="🐈", won=True),),
        turns=(StoryTurn(label="1", scores=(3,)),), sources=(Source(label="favor", points=(3,)),),
    )  # fmt: skip


def request(story: Story, theme: str = "day") -> Request:
    return Request(game=story.game, kind="story", view=story, theme=theme, revision=1234)
