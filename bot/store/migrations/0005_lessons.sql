-- Matches for practice, and which kinds of question have been explained to whom.

ALTER TABLE game_match ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;

CREATE TABLE lesson (
    user_id  INTEGER NOT NULL,
    game_key TEXT NOT NULL,
    kind     TEXT NOT NULL,
    PRIMARY KEY (user_id, game_key, kind)
) STRICT;
