-- When its next reminder is due: the minute round reads no other entries.
alter table calendar_entries add column reminds_at timestamptz;
create index calendar_entries_reminding on calendar_entries (reminds_at)
  where reminds_at is not null and deleted_at is null;

-- What was last deleted of its repeats, so that it can be brought back for a while.
alter table calendar_entries add column undo jsonb;
alter table calendar_entries add column undo_until timestamptz;
create index calendar_entries_deleted on calendar_entries (deleted_at) where deleted_at is not null;

-- Few last so long; the others are found by their beginning alone.
create index calendar_entries_long on calendar_entries (organisation_id, owner_id, starts_at)
  where starts_at is not null and ends_at - starts_at > interval '31 days';
create index calendar_entries_long_days on calendar_entries (organisation_id, owner_id, starts_on)
  where starts_on is not null and ends_on - starts_on > 31;

drop index calendar_entries_repeating;
create index calendar_entries_repeating on calendar_entries (organisation_id, owner_id, repeats_until)
  where repeat is not null;
create index calendar_entries_by_import on calendar_entries (organisation_id, import_id)
  where import_id is not null;

-- Notices keep by their key that they were told; `reminds_at` that a reminder is over.
drop table calendar_reminded;
