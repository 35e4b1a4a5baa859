create table events (
  id bigint generated always as identity,
  organisation_id bigint not null references organisations (id),
  slug text not null unique check (slug ~ '^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$'),
  name text not null,
  tagline jsonb not null default '{}',
  description jsonb not null default '{}',
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on and ends_on < starts_on + 60),
  time_zone text not null,
  languages text[] not null check (cardinality(languages) > 0),
  state text not null default 'draft' check (state in ('draft', 'published', 'live', 'ended')),
  accent text,
  logo text,
  banner text,
  modules text[] not null default '{program,speakers,sponsors,lobby}',
  joining text not null default 'open' check (joining in ('open', 'code', 'closed')),
  join_code text not null default '',
  room_clashes text not null default 'refuse' check (room_clashes in ('refuse', 'warn')),
  speaker_clashes text not null default 'warn' check (speaker_clashes in ('refuse', 'warn')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id)
);

create table events_rooms (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  name text not null,
  kind text not null default 'room' check (kind in ('room', 'stage')),
  capacity integer check (capacity > 0),
  position integer not null,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);
create unique index events_rooms_name on events_rooms (organisation_id, event_id, lower(name));

create table events_tracks (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  name jsonb not null,
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  position integer not null,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);

-- Who takes part, and who helps to run it. The people who run the organisation need no line here.
create table events_people (
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  role text not null check (role in ('organiser', 'moderator', 'attendee')),
  joined_at timestamptz not null default now(),
  primary key (organisation_id, event_id, person_id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index events_people_by_person on events_people (organisation_id, person_id);

create table events_announcements (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  words jsonb not null,
  shown_from timestamptz not null default now(),
  shown_until timestamptz,
  created_by bigint not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);
create index events_announcements_by_event
  on events_announcements (organisation_id, event_id, shown_from desc);

-- Who was asked into the event by mail and has not come yet.
create table events_invited (
  organisation_id bigint not null,
  event_id bigint not null,
  email text not null check (email = lower(email)),
  invited_at timestamptz not null default now(),
  primary key (organisation_id, event_id, email),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);
create index events_invited_by_email on events_invited (organisation_id, email);
