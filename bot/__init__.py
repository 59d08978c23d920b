"""The Discord host: use cases, store, controls and the command line."""
