"""How a turn runs: one module per step, each giving the rules of its frames."""
