-- What stands in somebody's calendar. An all-day one lies on days, any other on instants.
create table calendar_entries (
  id bigint generated always as identity,
  organisation_id bigint not null,
  owner_id bigint not null,
  calendar text not null check (calendar in ('Business', 'Holiday', 'Personal', 'Family', 'ETC')),
  title text not null,
  starts_on date,
  -- the day after its last
  ends_on date,
  starts_at timestamptz,
  ends_at timestamptz,
  time_zone text not null,
  location text not null default '',
  url text not null default '',
  description text not null default '',
  -- RRULE of RFC 5545
  repeat text,
  -- after which no repeat comes any more; null: it never ends, or does not repeat
  repeats_until timestamptz,
  reminder_minutes integer,
  -- what other clients keep with it
  extended jsonb not null default '{}',
  uid text not null,
  sequence integer not null default 0,
  import_id bigint,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  primary key (organisation_id, id),
  unique (organisation_id, owner_id, uid),
  foreign key (organisation_id, owner_id)
    references organisations_members (organisation_id, person_id) on delete cascade,
  check ((starts_on is null) = (ends_on is null) and (starts_at is null) = (ends_at is null)
    and (starts_on is null) <> (starts_at is null)),
  check (ends_on > starts_on), check (ends_at >= starts_at)
);
create index calendar_entries_by_owner on calendar_entries (organisation_id, owner_id, starts_at);
create index calendar_entries_by_day on calendar_entries (organisation_id, owner_id, starts_on);
create index calendar_entries_repeating on calendar_entries (organisation_id, owner_id)
  where repeat is not null;

-- One repeat that is otherwise than its rule says; with nothing in it but `is_gone` it does not take place.
create table calendar_exceptions (
  organisation_id bigint not null,
  entry_id bigint not null,
  -- when the rule has it: an instant, or a day as its midnight in UTC
  original timestamptz not null,
  is_gone boolean not null default false,
  title text,
  starts_on date,
  ends_on date,
  starts_at timestamptz,
  ends_at timestamptz,
  location text,
  url text,
  description text,
  primary key (organisation_id, entry_id, original),
  foreign key (organisation_id, entry_id)
    references calendar_entries (organisation_id, id) on delete cascade
);

create table calendar_guests (
  id bigint generated always as identity,
  organisation_id bigint not null,
  entry_id bigint not null,
  person_id bigint,
  name text not null default '',
  address text not null default '',
  answer text not null default 'waiting' check (answer in ('waiting', 'yes', 'no', 'maybe')),
  answered_at timestamptz,
  -- of a guest without an account: what the link in their mail is made of
  token_hash bytea,
  primary key (organisation_id, id),
  foreign key (organisation_id, entry_id)
    references calendar_entries (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create unique index calendar_guests_person on calendar_guests (organisation_id, entry_id, person_id)
  where person_id is not null;
create unique index calendar_guests_address on calendar_guests (organisation_id, entry_id, lower(address))
  where person_id is null;
create index calendar_guests_by_person on calendar_guests (organisation_id, person_id);
create unique index calendar_guests_token on calendar_guests (token_hash) where token_hash is not null;

create table calendar_imports (
  id bigint generated always as identity,
  organisation_id bigint not null,
  owner_id bigint not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, owner_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);

-- The address itself is kept nowhere.
create table calendar_feeds (
  organisation_id bigint not null,
  owner_id bigint not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (organisation_id, owner_id),
  foreign key (organisation_id, owner_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);

-- What was told already: nobody is reminded twice of one time.
create table calendar_reminded (
  organisation_id bigint not null,
  entry_id bigint not null,
  original timestamptz not null,
  person_id bigint not null,
  primary key (organisation_id, entry_id, original, person_id),
  foreign key (organisation_id, entry_id)
    references calendar_entries (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
