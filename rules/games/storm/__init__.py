"""Storm over Olympus: the war of two factions whose units stay hidden until they fight."""
