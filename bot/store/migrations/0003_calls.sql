-- The number that a message was posted under, while it is not yet what it is to become: empty afterwards.

ALTER TABLE message_link ADD COLUMN nonce TEXT NOT NULL DEFAULT '';
