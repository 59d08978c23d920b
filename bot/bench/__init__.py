"""Measurements of the product itself; each module gives figures of one part."""
