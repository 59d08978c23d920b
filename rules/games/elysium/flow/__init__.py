"""Frames of an Elysium match: the Epoch, turns, writing the Legends, the end."""
