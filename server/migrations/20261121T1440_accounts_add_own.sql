alter table accounts_settings
  add column language text check (language in ('en', 'de', 'fr', 'pt')),
  add column time_zone text,
  add column look jsonb not null default '{}';

-- A copy of everything about one person, for that person.
create table accounts_exports (
  id bigint generated always as identity primary key,
  organisation_id bigint not null,
  person_id bigint not null references accounts (id) on delete cascade,
  state text not null default 'working' check (state in ('working', 'ready', 'failed')),
  progress integer not null default 0,
  file text,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  foreign key (organisation_id) references organisations (id)
);
create unique index accounts_exports_one_at_a_time on accounts_exports (person_id)
  where state = 'working';
create index accounts_exports_by_age on accounts_exports (expires_at);
