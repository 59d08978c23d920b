"""Vocabulary and machinery shared by all games."""
