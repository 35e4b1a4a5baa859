create table accounts_sessions (
  id bigint generated always as identity primary key,
  organisation_id bigint not null,
  person_id bigint not null,
  agent text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (organisation_id, id),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);

create index accounts_sessions_by_person on accounts_sessions (person_id);

-- Only hashes are kept; a successor is derived from its parent, so it can be given twice.
create table accounts_refresh_tokens (
  token_hash bytea primary key,
  organisation_id bigint not null,
  session_id bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (organisation_id, session_id)
    references accounts_sessions (organisation_id, id) on delete cascade
);

create index accounts_refresh_tokens_by_session on accounts_refresh_tokens (organisation_id, session_id);
