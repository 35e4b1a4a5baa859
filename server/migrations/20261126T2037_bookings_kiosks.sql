-- Devices at which people check themselves in. Their links are made of the key and a secret of ours.
create table bookings_kiosks (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  list_id bigint,
  name text not null,
  prints boolean not null,
  key bytea not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, event_id, list_id)
    references bookings_lists (organisation_id, event_id, id) on delete cascade
);
create index bookings_kiosks_by_list on bookings_kiosks (organisation_id, event_id, list_id)
  where list_id is not null;

-- Either a person at the door said it, or a kiosk.
alter table bookings_checks
  alter column person_id drop not null,
  add column kiosk_id bigint,
  add foreign key (organisation_id, event_id, kiosk_id)
    references bookings_kiosks (organisation_id, event_id, id) on delete set null (kiosk_id);
create index bookings_checks_by_kiosk on bookings_checks (organisation_id, event_id, kiosk_id)
  where kiosk_id is not null;
