"""One package per title; each registers itself with `rules.core.game`."""
