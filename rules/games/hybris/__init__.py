"""Hybris: Olympians between a disordered cosmos and their own pride, for two to four seats."""
