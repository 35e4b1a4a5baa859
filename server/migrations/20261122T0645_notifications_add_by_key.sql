-- What was told under a key may be taken back from everybody at once.
create index notifications_by_key on notifications (organisation_id, key) where key is not null;
