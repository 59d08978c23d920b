-- Who gave a command may be forgotten; nothing else of it ever changes.

DROP TRIGGER command_stays;
CREATE TRIGGER command_stays
BEFORE UPDATE OF match_id, seq, seat, kind, body, draws, events, interaction_id, at ON command
BEGIN SELECT RAISE(ABORT, 'commands are append only'); END;
CREATE TRIGGER command_actor_stays
BEFORE UPDATE OF actor ON command WHEN NEW.actor IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'commands are append only'); END;
