"""Local play: a stand-in for Discord on this machine, and its page."""
