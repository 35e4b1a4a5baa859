-- Where people wait for their turn to book; one an event, made when it is first needed.
create table bookings_rooms (
  organisation_id bigint not null,
  event_id bigint not null,
  -- Whether the sale opens with a draw.
  is_on boolean not null default false,
  at_once integer not null default 500 check (at_once between 1 and 5000),
  minutes integer not null default 5 check (minutes between 1 and 30),
  is_paused boolean not null default false,
  -- Its hash is published before the draw, itself after it; it never changes.
  seed bytea not null check (length(seed) = 32),
  drawn_at timestamptz,
  last_place integer not null default 0,
  -- Whoever has this place, or one before it, was called.
  called_to integer not null default 0,
  -- All is taken, and nobody is filling in.
  is_sold_out boolean not null default false,
  primary key (organisation_id, event_id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  check (called_to <= last_place)
);

-- Who waits, or has waited; nothing says who they are.
create table bookings_room_entries (
  organisation_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  -- The SHA-256 of a secret that their browser made up.
  mark bytea not null check (length(mark) = 32),
  state text not null default 'waiting' check (state in ('waiting', 'in', 'over', 'through')),
  joined_at timestamptz not null,
  -- By lot; null for who came later.
  drawn integer,
  -- In line; null before the draw. Another one for who queues again.
  place integer,
  let_in_at timestamptz,
  -- Whether they have been there since they were let in.
  has_come boolean not null default false,
  in_until timestamptz,
  booking_id bigint,
  done_at timestamptz,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, mark),
  foreign key (organisation_id, event_id)
    references bookings_rooms (organisation_id, event_id) on delete cascade,
  foreign key (organisation_id, booking_id) references bookings (organisation_id, id)
    on delete set null (booking_id),
  check (state = 'waiting' or (place is not null and let_in_at is not null)),
  check ((state = 'in') = (in_until is not null))
);
create unique index bookings_room_entries_by_place
  on bookings_room_entries (organisation_id, event_id, place) where place is not null;
create index bookings_room_entries_undrawn
  on bookings_room_entries (organisation_id, event_id, id) where place is null;
create index bookings_room_entries_by_draw
  on bookings_room_entries (organisation_id, event_id, drawn) where drawn is not null;
create index bookings_room_entries_inside
  on bookings_room_entries (organisation_id, event_id, id) where state = 'in';
create index bookings_room_entries_done
  on bookings_room_entries (organisation_id, event_id, state, done_at) where done_at is not null;
create index bookings_room_entries_by_booking
  on bookings_room_entries (organisation_id, booking_id) where booking_id is not null;
create index bookings_held_of_event on bookings (organisation_id, event_id, held_until)
  where state = 'held';
