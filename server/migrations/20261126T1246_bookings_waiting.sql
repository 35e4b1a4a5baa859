alter table tickets_sales add column has_waiting_list boolean not null default true;
alter table tickets_sales add column offer_hours integer not null default 24
  check (offer_hours between 1 and 72);

-- Who waits for places that are all taken; in the order of their ids.
create table bookings_waiting (
  organisation_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  -- The secret link is made of it.
  key bytea not null,
  token_hash bytea not null unique,
  items jsonb not null,
  -- Of the items, the smallest first.
  ticket_ids bigint[] not null,
  full_name text not null,
  email text not null,
  language text not null,
  state text not null
    check (state in ('waiting', 'offered', 'booked', 'lapsed', 'declined', 'left', 'removed')),
  joined_at timestamptz not null,
  -- Until the link was opened nobody is offered anything.
  confirmed_at timestamptz,
  -- What is offered is held as any booking is.
  booking_id bigint,
  -- When places went to somebody behind, and how many there were.
  passed_at timestamptz,
  passed_left integer,
  search_text text not null generated always as (lower(full_name || ' ' || email)) stored,
  primary key (organisation_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, booking_id) references bookings (organisation_id, id)
    on delete set null (booking_id),
  check (state <> 'offered' or booking_id is not null)
);
create unique index bookings_waiting_once
  on bookings_waiting (organisation_id, event_id, lower(email), ticket_ids)
  where state in ('waiting', 'offered');
create index bookings_waiting_line on bookings_waiting (organisation_id, event_id, id)
  where state = 'waiting' and confirmed_at is not null;
create index bookings_waiting_by_state on bookings_waiting (organisation_id, event_id, state, id);
create index bookings_waiting_by_booking on bookings_waiting (organisation_id, booking_id)
  where booking_id is not null;
create index bookings_waiting_by_email on bookings_waiting (organisation_id, lower(email));
create index bookings_waiting_search
  on bookings_waiting using gin (organisation_id, event_id, search_text gin_trgm_ops);

create table bookings_waiting_changes (
  organisation_id bigint not null,
  id bigint generated always as identity,
  waiting_id bigint not null,
  state text not null,
  at timestamptz not null,
  person_id bigint references accounts (id),
  why text not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, waiting_id) references bookings_waiting (organisation_id, id)
    on delete cascade
);
create index bookings_waiting_changes_by_entry
  on bookings_waiting_changes (organisation_id, waiting_id, id);
