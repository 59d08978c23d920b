"""The command line: one module per command, thin, over what the other packages do."""
