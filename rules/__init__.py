"""The rules of every game as pure state machines: no clock, no network, no files but packaged data."""
