"""Modules of Hybris, and the scenarios and variants, each attached at the hook points of the base game (3).

The base imports nothing from here: who registers the title says what it is to be played with.
"""

from __future__ import annotations

from rules.games.hybris.module import Module
from rules.games.hybris.modules.cards import CARDS
from rules.games.hybris.modules.chronos import CHRONOS
from rules.games.hybris.modules.hermes import HERMES
from rules.games.hybris.modules.scenarios import SCENARIOS
from rules.games.hybris.modules.tartarus import TARTARUS
from rules.games.hybris.state import HybrisState

ALL: tuple[Module[HybrisState], ...] = (CARDS, HERMES, TARTARUS, *CHRONOS, *SCENARIOS)
"""Everything that a match can be played with, in the order in which it is offered."""
