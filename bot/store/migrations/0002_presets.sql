-- Preparations that people keep under a name, per game and side.

CREATE TABLE preset (
    user_id  INTEGER NOT NULL,
    game_key TEXT NOT NULL,
    shelf    TEXT NOT NULL,
    folded   TEXT NOT NULL,
    name     TEXT NOT NULL,
    body     TEXT NOT NULL,
    at       REAL NOT NULL,
    PRIMARY KEY (user_id, game_key, shelf, folded)
) STRICT;
