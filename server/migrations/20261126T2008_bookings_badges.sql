-- How the badges of an event look.
create table bookings_badges (
  organisation_id bigint not null,
  event_id bigint not null,
  layout jsonb not null,
  version integer not null default 1,
  primary key (organisation_id, event_id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);

-- Whose name is hardest to fit on a badge.
create index bookings_places_longest
  on bookings_places (organisation_id, event_id, char_length(full_name) desc, id)
  where kind = 'ticket' and not is_cancelled and pass_hash is not null;
