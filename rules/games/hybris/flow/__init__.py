"""The frames of Hybris."""
