-- One act of buying. Amounts are those of what is held, and from the moment it is booked those of its invoice.
create table bookings (
  organisation_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  reference text not null,
  -- Whoever made this key up and sends it again means this booking.
  key_hash bytea not null,
  token_hash bytea not null unique,
  wanted jsonb not null,
  state text not null check (state in ('held', 'expired', 'pending', 'confirmed', 'cancelled')),
  person_id bigint references accounts (id),
  full_name text not null default '',
  email text not null default '',
  phone text not null default '',
  language text not null,
  address jsonb,
  way text check (way in ('transfer', 'on_site', 'stripe', 'free')),
  code_id bigint,
  code text not null default '',
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  prices_include_tax boolean not null,
  net bigint not null check (net >= 0),
  tax bigint not null check (tax >= 0),
  gross bigint not null check (gross = net + tax),
  lines jsonb not null,
  summary text not null,
  places integer not null check (places >= 0),
  invoice_id bigint,
  held_until timestamptz,
  is_prolonged boolean not null default false,
  kept_until timestamptz,
  due_on date,
  note text not null default '',
  created_at timestamptz not null,
  version integer not null default 1,
  search_text text not null generated always as
    (lower(reference || ' ' || full_name || ' ' || email || ' ' || coalesce(address ->> 'company', '')
      || ' ' || summary)) stored,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  unique (organisation_id, reference),
  unique (organisation_id, event_id, key_hash),
  unique (organisation_id, invoice_id),
  foreign key (organisation_id, event_id) references events (organisation_id, id),
  foreign key (organisation_id, event_id, code_id)
    references tickets_codes (organisation_id, event_id, id),
  foreign key (organisation_id, invoice_id) references invoices (organisation_id, id),
  check ((state = 'held') = (held_until is not null))
);
create index bookings_by_creation on bookings (organisation_id, event_id, created_at, id);
create index bookings_by_state on bookings (organisation_id, event_id, state, created_at, id);
create index bookings_by_name on bookings (organisation_id, event_id, lower(full_name) collate "C", id);
create index bookings_by_gross on bookings (organisation_id, event_id, gross, id);
create index bookings_by_code on bookings (organisation_id, event_id, code_id) where code_id is not null;
create index bookings_by_person on bookings (organisation_id, person_id, id) where person_id is not null;
create index bookings_by_email on bookings (organisation_id, lower(email));
create index bookings_held on bookings (held_until) where state = 'held';
create index bookings_unpaid on bookings (due_on) where state = 'pending';
create index bookings_search on bookings using gin (organisation_id, search_text gin_trgm_ops);

-- Each ticket and each add-on by itself; quota_ids is what it was taken from.
create table bookings_places (
  organisation_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  booking_id bigint not null,
  ticket_id bigint not null,
  kind text not null check (kind in ('ticket', 'add_on')),
  line integer not null check (line between 0 and 49),
  quota_ids bigint[] not null,
  full_name text not null default '',
  email text not null default '',
  -- Rises when the place goes to somebody else: what was printed before lets nobody in.
  pass_round integer not null default 0,
  pass_hash bytea unique,
  is_cancelled boolean not null default false,
  checked_in_at timestamptz,
  search_text text not null generated always as (lower(full_name || ' ' || email)) stored,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  foreign key (organisation_id, event_id, booking_id)
    references bookings (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, event_id, ticket_id)
    references tickets (organisation_id, event_id, id)
);
create index bookings_places_by_booking on bookings_places (organisation_id, booking_id, id);
create index bookings_places_by_ticket on bookings_places (organisation_id, event_id, ticket_id);
create index bookings_places_by_email on bookings_places (organisation_id, lower(email));
create index bookings_places_search
  on bookings_places using gin (organisation_id, event_id, search_text gin_trgm_ops);

-- Of the booking, or of one of its places.
create table bookings_answers (
  organisation_id bigint not null,
  event_id bigint not null,
  booking_id bigint not null,
  place_id bigint,
  question_id bigint not null,
  said text not null,
  option_ids bigint[] not null,
  foreign key (organisation_id, event_id, booking_id)
    references bookings (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, event_id, place_id)
    references bookings_places (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, event_id, question_id)
    references tickets_questions (organisation_id, event_id, id) on delete cascade
);
create unique index bookings_answers_once
  on bookings_answers (organisation_id, booking_id, coalesce(place_id, 0), question_id);
create index bookings_answers_by_question on bookings_answers (organisation_id, event_id, question_id);
create index bookings_answers_by_place on bookings_answers (organisation_id, event_id, place_id);

-- Nobody did what the clock, the ledger or who booked did.
create table bookings_changes (
  organisation_id bigint not null,
  id bigint generated always as identity,
  booking_id bigint not null,
  state text not null,
  at timestamptz not null,
  person_id bigint references accounts (id),
  is_by_itself boolean not null,
  why text not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, booking_id) references bookings (organisation_id, id) on delete cascade
);
create index bookings_changes_by_booking on bookings_changes (organisation_id, booking_id, id);

-- Who let whom in, also what was done without a network and sent later; the same key again is one.
create table bookings_checks (
  organisation_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  place_id bigint not null,
  key text not null,
  at timestamptz not null,
  person_id bigint not null references accounts (id),
  result text not null check (result in ('in', 'again', 'unpaid', 'cancelled', 'back')),
  primary key (organisation_id, id),
  unique (organisation_id, event_id, key),
  foreign key (organisation_id, event_id, place_id)
    references bookings_places (organisation_id, event_id, id) on delete cascade
);
create index bookings_checks_by_place on bookings_checks (organisation_id, place_id, id);
