create table accounts_two_step (
  person_id bigint primary key references accounts (id) on delete cascade,
  -- encrypted: whoever reads the database alone cannot make codes
  secret bytea not null,
  turned_on_at timestamptz,
  -- the last code's moment: no code works twice
  last_step bigint not null default 0
);

create table accounts_recovery_codes (
  person_id bigint not null references accounts (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);

create table accounts_passkeys (
  id bigint generated always as identity primary key,
  person_id bigint not null references accounts (id) on delete cascade,
  credential text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index accounts_passkeys_by_person on accounts_passkeys (person_id);

-- What is half done: a sign-in between its steps, a passkey being made or shown.
create table accounts_tickets (
  ticket_hash bytea primary key,
  kind text not null check (kind in ('second-step', 'passkey-new', 'passkey-proof')),
  person_id bigint references accounts (id) on delete cascade,
  challenge text not null default '',
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index accounts_tickets_by_age on accounts_tickets (expires_at);

-- Browsers a person signed in with: strangers who guess do not lock these out.
create table accounts_devices (
  person_id bigint not null references accounts (id) on delete cascade,
  mark_hash bytea not null,
  seen_at timestamptz not null default now(),
  primary key (person_id, mark_hash)
);
