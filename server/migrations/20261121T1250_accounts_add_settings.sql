create table accounts_settings (
  person_id bigint primary key references accounts (id) on delete cascade,
  bio text not null default '',
  dob date,
  country text not null default '',
  website text not null default '',
  phone bigint,
  social jsonb not null default '{}',
  notification jsonb not null default '{}'
);
