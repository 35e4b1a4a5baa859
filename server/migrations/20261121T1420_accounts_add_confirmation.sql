-- When the person last showed that it is them: at sign-in, or again before something dangerous.
alter table accounts_sessions add column confirmed_at timestamptz not null default now();
