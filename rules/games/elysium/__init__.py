"""Elysium: demigods who gather cards and write Legends, for two to four seats."""
