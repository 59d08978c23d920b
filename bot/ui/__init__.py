"""What the bot shows on Discord: pure functions from decisions and looks to controls, panels and cards."""
