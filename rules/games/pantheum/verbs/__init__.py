"""What can be done: one class per effect, for the Actions and for recruiting, with all that they mean."""

from rules.games.pantheum.verbs import cards, elements, gods, shifts
from rules.games.pantheum.verbs.actions import ACTIONS, RECRUIT
from rules.games.pantheum.verbs.base import Move, Scene, Verb, bare, card_verb, effect_text, tag, verb_of
from rules.games.pantheum.verbs.elements import DoPlaceOne, others_gain

# The modules of verbs make theirs known when they are imported.
assert all((cards, elements, gods, shifts))

__all__ = [
    "ACTIONS",
    "RECRUIT",
    "DoPlaceOne",
    "Move",
    "Scene",
    "Verb",
    "bare",
    "card_verb",
    "effect_text",
    "others_gain",
    "tag",
    "verb_of",
]
