-- No line: nothing filled in, and every choice as the product has it.
create table profiles (
  organisation_id bigint not null,
  person_id bigint not null,
  headline text not null default '',
  about text not null default '',
  interests text[] not null default '{}',
  offers text[] not null default '{}',
  needs text[] not null default '{}',
  languages text[] not null default '{}',
  links text[] not null default '{}',
  is_listed boolean not null default true,
  shows_presence boolean not null default true,
  shows_visits boolean not null default false,
  -- field to audience, where it is not the product's
  privacy jsonb not null default '{}',
  version integer not null default 1,
  primary key (organisation_id, person_id),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);

create table profiles_connections (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  asker_id bigint not null,
  asked_id bigint not null,
  note text not null,
  state text not null default 'waiting' check (state in ('waiting', 'connected', 'refused')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (organisation_id, id),
  check (asker_id <> asked_id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, asker_id)
    references organisations_members (organisation_id, person_id) on delete cascade,
  foreign key (organisation_id, asked_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create unique index profiles_connections_pair on profiles_connections
  (organisation_id, least(asker_id, asked_id), greatest(asker_id, asked_id));
create index profiles_connections_by_asker on profiles_connections (organisation_id, asker_id);
create index profiles_connections_by_asked on profiles_connections (organisation_id, asked_id);

create table profiles_searches (
  id bigint generated always as identity,
  organisation_id bigint not null,
  person_id bigint not null,
  name text not null,
  search text not null,
  primary key (organisation_id, id),
  unique (organisation_id, person_id, name),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
