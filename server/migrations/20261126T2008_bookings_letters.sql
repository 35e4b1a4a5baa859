-- Letters to a part of those who booked, and how far each came.
create table bookings_letters (
  organisation_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  filter jsonb not null,
  readers text not null check (readers in ('bookers', 'people')),
  subject jsonb not null,
  words jsonb not null,
  state text not null default 'draft'
    check (state in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
  send_at timestamptz,
  begun_at timestamptz,
  worked_at timestamptz,
  ended_at timestamptz,
  left_out jsonb not null default '[]',
  person_id bigint not null references accounts (id),
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);
create index bookings_letters_due on bookings_letters (send_at) where state in ('scheduled', 'sending');

-- An address gets a letter once, whatever was booked with it.
create table bookings_letters_readers (
  organisation_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  letter_id bigint not null,
  booking_id bigint not null,
  place_id bigint,
  address text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'queued', 'sent', 'kept', 'failed', 'held', 'left_out')),
  why text,
  fault text not null default '',
  mail_id bigint,
  stop_hash bytea,
  primary key (organisation_id, id),
  unique (organisation_id, letter_id, address),
  foreign key (organisation_id, event_id, letter_id)
    references bookings_letters (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, event_id, booking_id)
    references bookings (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, event_id, place_id)
    references bookings_places (organisation_id, event_id, id) on delete set null (place_id)
);
create index bookings_letters_readers_by_state
  on bookings_letters_readers (organisation_id, letter_id, state, id);
create index bookings_letters_readers_by_booking on bookings_letters_readers (organisation_id, booking_id);
create index bookings_letters_readers_by_place on bookings_letters_readers (organisation_id, place_id)
  where place_id is not null;
create index bookings_letters_readers_by_mail on bookings_letters_readers (organisation_id, mail_id)
  where mail_id is not null;
create index bookings_letters_readers_by_stop on bookings_letters_readers (stop_hash)
  where stop_hash is not null;
create index bookings_letters_readers_by_address on bookings_letters_readers (organisation_id, address);

-- Who wants no more letters of an event; what they booked is mailed all the same.
create table bookings_letters_stops (
  organisation_id bigint not null,
  event_id bigint not null,
  address text not null,
  at timestamptz not null,
  primary key (organisation_id, event_id, address),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);

alter table bookings_changes drop constraint bookings_changes_done_check;
alter table bookings_changes
  add constraint bookings_changes_done_check check (done in ('moved', 'changed', 'mailed', 'written'));
