"""Tests of the page of local play."""
