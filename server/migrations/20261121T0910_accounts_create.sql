-- A person signs in once for every organisation they belong to, so an account belongs to none.
create table accounts (
  id bigint generated always as identity primary key,
  email text not null,
  username text not null,
  full_name text not null default '',
  avatar text,
  -- null: cannot sign in with a password (yet)
  password_hash text,
  created_at timestamptz not null default now()
);

create unique index accounts_email_key on accounts (lower(email));
create unique index accounts_username_key on accounts (lower(username));
