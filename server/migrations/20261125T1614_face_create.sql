-- The page of an organisation that is for everyone: where it stands and what it says. Events, news and
-- help on it are read where they are.
create table face_pages (
  organisation_id bigint primary key references organisations (id) on delete cascade,
  place text unique check (place ~ '^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$'),
  is_public boolean not null default false,
  lead jsonb not null default '{}',
  about jsonb not null default '{}',
  version integer not null default 0,
  check (place is not null or not is_public)
);
