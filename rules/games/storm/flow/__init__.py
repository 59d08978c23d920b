"""How play goes on: preparing, turns, fights, offers of a draw."""
