-- The key that a session and its browser have agreed on, for fields that are encrypted on their way; sealed with the
-- server's own key. Null: none, and what they send is as readable as the connection lets it be.
alter table sesi add column kunci_muatan text;
