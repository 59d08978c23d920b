"""The page of local play, drawn with NiceGUI; nothing else imports it."""
