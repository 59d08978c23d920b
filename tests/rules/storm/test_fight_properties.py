"""Random fights: the numbers of the engine against a model written independently from the rulebook's words."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.games.storm.data import UNITS
from rules.games.storm.view import CHTHONIAN, MANOEUVRES, OLYMPIAN
from tests.rules.storm.table import Table

CALM = {
    CHTHONIAN: ["hades", "charon", "harpies", "hecate", "nyx", "minos"],
    OLYMPIAN: ["poseidon", "apollo", "hermes", "demeter", "dionysus"],
}
"""Units without a power in fights: their rounds follow the plain rules (R39)."""


def squad(side: str) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(CALM[side]), min_size=1, max_size=4, unique=True)


class Told:
    """What the rulebook says of a round without powers, as losses of (attacker, defender) and honor."""

    def __init__(self, units: tuple[int, int], bases: tuple[int, int], choices: tuple[str, str]) -> None:
        self.names = [choice.split(":")[0] for choice in choices]
        self.energy = [int(choice.split(":")[1]) for choice in choices]
        self.units = units
        self.strength = [self._strength(n, bases[n]) for n in (0, 1)]
        self.honor = [-2 * ("total" in self.names[n]) - (self.energy[n] > 4) for n in (0, 1)]

    def _strength(self, n: int, base: int) -> int:
        sum_ = base + self.energy[n] - (3 if self.names[n] == "pursuit" else 0)
        return 2 * sum_ if "total" in self.names[n] else sum_

    @property
    def fought(self) -> bool:
        """Nobody fights when somebody retreats, unless the other pursues."""
        runs = [name == "retreat" for name in self.names]
        return not any(runs) or "pursuit" in self.names

    @property
    def losses(self) -> list[int]:
        if not self.fought:
            return [0, 0]
        winner = 0 if self.strength[0] >= self.strength[1] else 1
        loser = 1 - winner
        lost = [0, 0]
        lost[loser] = 0 if self.names[winner] == "total-defence" else 1
        for n in (0, 1):
            if self.names[n] == "total-attack" and self.names[1 - n] != "total-defence":
                lost[n] = self.units[n]
        return lost


@given(attackers=squad(CHTHONIAN), defenders=squad(OLYMPIAN), data=st.data())
@settings(max_examples=120, deadline=None)
def test_a_round_is_what_the_rulebook_says(attackers: list[str], defenders: list[str], data: st.DataObject) -> None:
    places = dict.fromkeys(attackers, 13) | dict.fromkeys(defenders, 14)
    # Persephone stays behind, so that losing Hades ends nothing.
    table = Table(honor=(40, 40), energy=(30, 30), **{"hades": 10, "zeus": 24, "persephone": 5, **places})
    table.move(*attackers, to=14)
    before, stocks = table.honor(), table.energy()
    choices = [
        f"{data.draw(st.sampled_from(MANOEUVRES))}:{data.draw(st.integers(0, 6 * len(units)))}"
        for units in (attackers, defenders)
    ]
    bases = [sum(UNITS[name].strength for name in units) for units in (attackers, defenders)]
    told = Told((len(attackers), len(defenders)), (bases[0], bases[1]), (choices[0], choices[1]))
    table.fight(*choices)
    assert [table.honor()[n] - before[n] for n in (0, 1)] == told.honor
    assert [stocks[n] - table.energy()[n] for n in (0, 1)] == told.energy
    assert table.report().fought is told.fought
    if told.fought:
        assert list(table.strengths()) == told.strength
    lost = losses_after(table)
    assert lost == told.losses
    left = [sum(table.at(name) != 0 for name in units) for units in (attackers, defenders)]
    assert left == [len(attackers) - lost[0], len(defenders) - lost[1]]


def losses_after(table: Table) -> list[int]:
    """Losses of the round once what hangs on it is answered: always stay, always the first unit or region."""
    first = table.report()
    rounds = first.round
    while not table.over and table.state.fight is not None and table.state.fight.round == rounds:
        if table.kind in ("loss", "retreat"):
            table.choose(table.offers()[0])
        elif table.kind == "stay":
            table.choose("stay")
        else:
            break
    return list(table.losses())
