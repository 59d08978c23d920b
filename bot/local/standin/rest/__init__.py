"""The REST routes, by area; each handler is a plain function of the desk and the call."""
