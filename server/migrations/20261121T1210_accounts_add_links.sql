alter table accounts add column verified_at timestamptz;
alter table organisations add column verified_at timestamptz;

-- Mailed links: only the hash is kept, each works once, for one address and one organisation.
create table accounts_links (
  id bigint generated always as identity,
  organisation_id bigint not null references organisations (id),
  token_hash bytea not null unique,
  kind text not null check (kind in ('verify', 'reset', 'invite')),
  email text not null,
  person_id bigint references accounts (id) on delete cascade,
  role text check (role in ('admin', 'client')),
  full_name text not null default '',
  made_by bigint references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (organisation_id, id)
);

create index accounts_links_by_kind on accounts_links (organisation_id, kind, id);
