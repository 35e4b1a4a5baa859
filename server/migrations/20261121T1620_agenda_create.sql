-- The draft organisers work on. What is deleted stays, so that an undo brings it back with its stars.
create table agenda_sessions (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  code text not null default gen_random_uuid()::text,
  kind text not null,
  title jsonb not null,
  abstract jsonb not null default '{}',
  language text,
  track_id bigint,
  room_id bigint,
  starts_at timestamptz,
  minutes integer not null check (minutes between 1 and 1440),
  capacity integer check (capacity > 0),
  join_url text,
  is_hidden boolean not null default false,
  is_featured boolean not null default false,
  speakers jsonb not null default '[]',
  files jsonb not null default '[]',
  is_deleted boolean not null default false,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  unique (organisation_id, event_id, code),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, event_id, room_id)
    references events_rooms (organisation_id, event_id, id) on delete set null (room_id),
  foreign key (organisation_id, event_id, track_id)
    references events_tracks (organisation_id, event_id, id) on delete set null (track_id)
);
create index agenda_sessions_by_start on agenda_sessions (organisation_id, event_id, starts_at);

-- What everyone sees: the sessions of the newest published version. A cancelled one stays for the feeds.
create table agenda_published (
  organisation_id bigint not null,
  event_id bigint not null,
  session_id bigint not null,
  session jsonb not null,
  starts_at timestamptz,
  ends_at timestamptz,
  is_cancelled boolean not null default false,
  sequence integer not null default 0,
  changed_at timestamptz not null default now(),
  words tsvector not null,
  primary key (organisation_id, event_id, session_id),
  foreign key (organisation_id, event_id, session_id)
    references agenda_sessions (organisation_id, event_id, id) on delete cascade
);
create index agenda_published_words on agenda_published using gin (words);
create index agenda_published_by_start on agenda_published (starts_at) where not is_cancelled;

create table agenda_versions (
  organisation_id bigint not null,
  event_id bigint not null,
  number integer not null,
  note text not null default '',
  published_at timestamptz not null default now(),
  published_by bigint not null,
  sessions jsonb not null,
  changes jsonb not null,
  primary key (organisation_id, event_id, number),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);

-- Each change of the draft with what stood before and after: what an undo needs.
create table agenda_changes (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  deed text not null,
  subject text not null default '',
  before jsonb not null,
  after jsonb not null,
  -- Rooms, tracks and speakers an import made for its sessions.
  made jsonb not null default '{}',
  is_undone boolean not null default false,
  made_at timestamptz not null default now(),
  primary key (organisation_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);
create index agenda_changes_by_event on agenda_changes (organisation_id, event_id, id desc);

create table agenda_stars (
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  session_id bigint not null,
  starred_at timestamptz not null default now(),
  primary key (organisation_id, event_id, person_id, session_id),
  foreign key (organisation_id, event_id, session_id)
    references agenda_sessions (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index agenda_stars_by_session on agenda_stars (organisation_id, event_id, session_id);

-- One secret address a person and event.
create table agenda_feeds (
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  hash bytea not null unique,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (organisation_id, event_id, person_id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
