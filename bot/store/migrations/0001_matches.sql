-- Matches and what happened in them.

CREATE TABLE game_match (
    id            TEXT PRIMARY KEY,
    game_key      TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT NOT NULL,
    seats         INTEGER NOT NULL,
    host          INTEGER NOT NULL,
    status        TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'closed')),
    seq           INTEGER NOT NULL,
    era           INTEGER NOT NULL,
    edition       INTEGER NOT NULL,
    seed          TEXT NOT NULL,
    seed_hash     TEXT NOT NULL,
    title         TEXT NOT NULL,
    pace          TEXT NOT NULL,
    visibility    TEXT NOT NULL CHECK (visibility IN ('public', 'private')),
    guild         INTEGER,
    channel       INTEGER,
    thread        INTEGER,
    asked         TEXT NOT NULL,
    fault         TEXT,
    origin        TEXT UNIQUE,
    created       REAL NOT NULL,
    updated       REAL NOT NULL
) STRICT;
CREATE INDEX game_match_guild ON game_match (guild, status);
CREATE INDEX game_match_channel ON game_match (channel);
CREATE INDEX game_match_thread ON game_match (thread);

CREATE TABLE seat (
    match_id TEXT NOT NULL REFERENCES game_match (id),
    seat     INTEGER NOT NULL,
    user_id  INTEGER,
    automat  TEXT,
    name     TEXT NOT NULL,
    waiting  INTEGER NOT NULL DEFAULT 0,
    since    REAL,
    resigned INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, seat),
    UNIQUE (match_id, user_id),
    CHECK ((user_id IS NULL) <> (automat IS NULL))
) STRICT;
CREATE INDEX seat_user ON seat (user_id);
CREATE INDEX seat_waiting_automat ON seat (match_id) WHERE waiting = 1 AND automat IS NOT NULL;

CREATE TABLE watcher (
    match_id TEXT NOT NULL REFERENCES game_match (id),
    user_id  INTEGER NOT NULL,
    UNIQUE (match_id, user_id)
) STRICT;

-- Append only: the two triggers refuse anything else.
CREATE TABLE command (
    match_id       TEXT NOT NULL REFERENCES game_match (id),
    seq            INTEGER NOT NULL,
    seat           INTEGER,
    actor          INTEGER,
    kind           TEXT NOT NULL CHECK (kind IN ('start', 'answer', 'withdraw', 'resign', 'undo')),
    body           TEXT NOT NULL,
    draws          TEXT NOT NULL,
    events         TEXT NOT NULL,
    interaction_id TEXT UNIQUE,
    at             REAL NOT NULL,
    PRIMARY KEY (match_id, seq)
) STRICT;
CREATE TRIGGER command_stays BEFORE UPDATE ON command BEGIN SELECT RAISE(ABORT, 'commands are append only'); END;
CREATE TRIGGER command_remains BEFORE DELETE ON command BEGIN SELECT RAISE(ABORT, 'commands are append only'); END;

CREATE TABLE snapshot (
    match_id      TEXT NOT NULL REFERENCES game_match (id),
    seq           INTEGER NOT NULL,
    state         BLOB NOT NULL,
    hash          TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    keep          INTEGER NOT NULL,
    PRIMARY KEY (match_id, seq)
) STRICT;

CREATE TABLE draft (
    match_id TEXT NOT NULL REFERENCES game_match (id),
    user_id  INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    body     TEXT NOT NULL,
    at       REAL NOT NULL,
    PRIMARY KEY (match_id, user_id)
) STRICT;

CREATE TABLE message_link (
    message_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    match_id   TEXT NOT NULL REFERENCES game_match (id),
    purpose    TEXT NOT NULL,
    user_id    INTEGER,
    seq        INTEGER NOT NULL,
    at         REAL NOT NULL
) STRICT;
CREATE INDEX message_link_match ON message_link (match_id, purpose, user_id);

-- What is waiting to be sent. A lane sends one thing at a time; ids are never used twice.
CREATE TABLE outbox (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id      TEXT NOT NULL REFERENCES game_match (id),
    seq           INTEGER NOT NULL,
    target        TEXT NOT NULL,
    kind          TEXT NOT NULL,
    merge_key     TEXT NOT NULL,
    body          TEXT NOT NULL,
    due           REAL NOT NULL,
    tries         INTEGER NOT NULL DEFAULT 0,
    claimed_by    TEXT,
    claimed_until REAL NOT NULL DEFAULT 0,
    reason        TEXT,
    failed_at     REAL
) STRICT;
CREATE INDEX outbox_due ON outbox (due) WHERE failed_at IS NULL;
CREATE INDEX outbox_target ON outbox (target) WHERE failed_at IS NULL;
CREATE INDEX outbox_failed ON outbox (match_id) WHERE failed_at IS NOT NULL;

-- Small things that a process wants to find again, by name.
CREATE TABLE memory (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    body     TEXT NOT NULL
) STRICT;

CREATE TABLE user_settings (
    user_id   INTEGER PRIMARY KEY,
    dm_closed INTEGER NOT NULL DEFAULT 0,
    body      TEXT NOT NULL
) STRICT;
