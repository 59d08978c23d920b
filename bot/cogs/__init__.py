"""Commands and controls: thin handlers that acknowledge, ask the use cases, and show what comes back."""
