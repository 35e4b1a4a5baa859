create table organisations (
  id bigint generated always as identity primary key,
  name text not null,
  short_name text not null,
  created_at timestamptz not null default now()
);

create table organisations_members (
  organisation_id bigint not null references organisations (id),
  person_id bigint not null references accounts (id),
  role text not null check (role in ('admin', 'client')),
  joined_at timestamptz not null default now(),
  primary key (organisation_id, person_id)
);

create index organisations_members_by_person on organisations_members (person_id);
