"""The stand-in for Discord: REST, gateway, interactions, on loopback only."""
