"""Pantheum: demigods of Olympia, for one to four seats."""
