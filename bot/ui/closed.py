"""What is left of a panel whose question was closed by others: what came of it, and what there is to press now."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model import Look
from bot.ui.build import OLIVE, Block, Layout, Style, button, layout, rows, text
from bot.ui.custom_id import CustomId
from bot.ui.panel import gathered
from bot.ui.words import Words
from rules.core.types import Text


def closed_panel(words: Words, look: Look, lines: Sequence[Text], *, settled: bool = False) -> Layout:
    """A panel that waited for others, or outlived its match; `lines`: what its reader may hear of what has happened.

    `settled`: it was about what all have decided together since.
    """
    over, match = look.match.status != "running", look.match.id
    heading = "panel-over" if over else "panel-settled" if settled else "panel-opened"
    blocks: list[Block] = [text(words.say(heading))]
    if lines:
        blocks.append(text("\n".join(gathered(words, [words(line) for line in lines]))))
    kind = "button-board" if over else "panel-return" if look.decisions else "panel-refresh"
    to = CustomId("board", match) if over else CustomId("turn", match, None, "panel")
    style = Style.primary if look.decisions else Style.secondary
    return layout([*blocks, *rows([button(words.tag(kind), to, style)])], OLIVE)
