-- No line: the tier or the event is as the product has it.
create table exhibitors_tiers (
  organisation_id bigint not null,
  event_id bigint not null,
  tier text not null check (tier in ('platinum', 'gold', 'silver')),
  staff integer not null,
  documents integer not null,
  products integer not null,
  links integer not null,
  size text not null check (size in ('large', 'medium', 'small')),
  primary key (organisation_id, event_id, tier),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);

create table exhibitors_rules (
  organisation_id bigint not null,
  event_id bigint not null,
  needs_review boolean not null default false,
  is_call_open boolean not null default false,
  call_words jsonb not null default '{}',
  weights jsonb not null,
  primary key (organisation_id, event_id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);

create table exhibitors (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  tier text not null check (tier in ('platinum', 'gold', 'silver')),
  contact_email text not null default '',
  is_shown boolean not null default false,
  -- what visitors see; and what staff changed since, while an organiser has not looked at it
  shown jsonb not null,
  draft jsonb,
  draft_note text not null default '',
  draft_at timestamptz,
  name text generated always as (shown ->> 'name') stored,
  search_text text not null default '',
  place integer not null,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);
create index exhibitors_by_place on exhibitors (organisation_id, event_id, tier, place, id);
create index exhibitors_search on exhibitors using gin (search_text gin_trgm_ops);

create table exhibitors_staff (
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint not null,
  person_id bigint not null,
  joined_at timestamptz not null default now(),
  primary key (organisation_id, exhibitor_id, person_id),
  foreign key (organisation_id, event_id, exhibitor_id)
    references exhibitors (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index exhibitors_staff_by_person on exhibitors_staff (organisation_id, person_id);

create table exhibitors_invited (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint not null,
  email text not null check (email = lower(email)),
  full_name text not null,
  invited_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (organisation_id, exhibitor_id, email),
  foreign key (organisation_id, event_id, exhibitor_id)
    references exhibitors (organisation_id, event_id, id) on delete cascade
);
create index exhibitors_invited_by_email on exhibitors_invited (organisation_id, email);

create table exhibitors_applications (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  company text not null,
  contact_name text not null,
  email text not null check (email = lower(email)),
  website text not null,
  tier text not null check (tier in ('platinum', 'gold', 'silver')),
  words text not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);
create unique index exhibitors_applications_waiting
  on exhibitors_applications (organisation_id, event_id, email) where state = 'waiting';

-- What people did at booths: each line is one person, booth and day of the event's zone.
create table exhibitors_visits (
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint not null,
  person_id bigint not null,
  day date not null,
  -- null: seen on the floor only
  visited_at timestamptz,
  last_at timestamptz not null,
  seconds integer not null default 0,
  primary key (organisation_id, exhibitor_id, person_id, day),
  foreign key (organisation_id, event_id, exhibitor_id)
    references exhibitors (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index exhibitors_visits_by_person
  on exhibitors_visits (organisation_id, event_id, person_id) where visited_at is not null;

create table exhibitors_downloads (
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint not null,
  person_id bigint not null,
  document_id text not null,
  at timestamptz not null,
  primary key (organisation_id, exhibitor_id, person_id, document_id),
  foreign key (organisation_id, event_id, exhibitor_id)
    references exhibitors (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);

create table exhibitors_saved (
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint not null,
  person_id bigint not null,
  primary key (organisation_id, person_id, exhibitor_id),
  foreign key (organisation_id, event_id, exhibitor_id)
    references exhibitors (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);

create table exhibitors_asks (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint not null,
  person_id bigint not null,
  key uuid not null,
  text text not null,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by bigint,
  primary key (organisation_id, id),
  unique (organisation_id, person_id, key),
  foreign key (organisation_id, event_id, exhibitor_id)
    references exhibitors (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index exhibitors_asks_by_booth on exhibitors_asks (organisation_id, exhibitor_id, id);
