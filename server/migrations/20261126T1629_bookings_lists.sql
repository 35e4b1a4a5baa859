-- Where people are checked in beside the event's own door.
create table bookings_lists (
  organisation_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  name text not null,
  ticket_ids bigint[] not null,
  session_id bigint,
  opens_at timestamptz,
  closes_at timestamptz,
  may_return boolean not null,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, event_id, session_id)
    references agenda_sessions (organisation_id, event_id, id) on delete set null (session_id),
  check (closes_at > opens_at)
);

-- Once a list. In since when: null, they have gone out again.
create table bookings_attendances (
  organisation_id bigint not null,
  event_id bigint not null,
  list_id bigint not null,
  place_id bigint not null,
  ticket_id bigint not null,
  came_at timestamptz not null,
  in_since timestamptz,
  primary key (organisation_id, list_id, place_id),
  foreign key (organisation_id, event_id, list_id)
    references bookings_lists (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, event_id, place_id)
    references bookings_places (organisation_id, event_id, id) on delete cascade
);
create index bookings_attendances_by_place on bookings_attendances (organisation_id, event_id, place_id);

alter table bookings_checks
  add column list_id bigint,
  add column door text not null default '',
  add foreign key (organisation_id, event_id, list_id)
    references bookings_lists (organisation_id, event_id, id) on delete cascade;
create index bookings_checks_by_list on bookings_checks (organisation_id, event_id, list_id)
  where list_id is not null;

alter table bookings_checks
  drop constraint bookings_checks_result_check,
  add constraint bookings_checks_result_check check (result in
    ('in', 'again', 'unpaid', 'cancelled', 'back', 'left', 'not_in', 'not_listed', 'closed'));
