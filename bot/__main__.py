"""`python -m bot` and `petteia`: the command line."""

from __future__ import annotations

from bot.cli.app import app


def main() -> None:
    """Run the command line; exits with 0 (fine), 1 (a finding or failure) or 2 (wrong usage)."""
    app(prog_name="petteia")


if __name__ == "__main__":
    main()
