-- Who acts in this session as its person, and from which session of theirs.
alter table accounts_sessions add acted_by bigint references accounts (id);
alter table accounts_sessions add acted_from bigint references accounts_sessions (id) on delete cascade;
create index accounts_sessions_acted_from on accounts_sessions (acted_from) where acted_from is not null;
