"""Modules of the rules are called by nouns of the field, not by what somebody is doing."""

from pathlib import Path

RULES = Path(__file__).parents[2] / "rules"
NOUNS = {
    "missing": "what is missing among the options",
    "ranking": "the order of the seats at the end",
    "scoring": "the chapter that all four rulebooks have",
}
"""Names that end like a gerund and are none, each with what it is."""


def test_no_module_of_the_rules_is_called_by_a_gerund() -> None:
    gerunds = {path.stem for path in RULES.rglob("*.py") if path.stem.endswith("ing")}
    assert gerunds == set(NOUNS)
