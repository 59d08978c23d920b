"""Where matches are kept: the protocol every backend fulfills, and the SQLite backend."""
