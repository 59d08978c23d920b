-- How often what was put aside was tried anew by itself.

ALTER TABLE outbox ADD COLUMN revived INTEGER NOT NULL DEFAULT 0;
