create table imports (
  organisation_id bigint not null references organisations (id),
  id bigint generated always as identity,
  event_id bigint,
  kind text not null,
  name text not null,
  state text not null default 'reading' check (state in ('reading', 'unreadable', 'open', 'checking',
    'checked', 'running', 'done', 'undoing', 'undone')),
  fault text,
  file text,
  format text,
  separator text not null default '',
  heads jsonb not null default '[]',
  uses jsonb not null default '[]',
  is_remembered boolean not null default false,
  rows int not null default 0,
  handled int not null default 0,
  place int not null default 0,
  counts jsonb,
  undone jsonb,
  made_by bigint references accounts (id) on delete set null,
  doer bigint references accounts (id) on delete set null,
  at timestamptz not null,
  worked_at timestamptz not null,
  reader uuid,
  is_forgotten boolean not null default false,
  version int not null default 1,
  primary key (organisation_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);
create index imports_at_work on imports (worked_at)
  where state in ('reading', 'checking', 'running', 'undoing');
create index imports_by_age on imports (at) where not is_forgotten;

-- A thousand rows of the file each, with what becomes of them and what an undo needs.
create table imports_pieces (
  organisation_id bigint not null,
  import_id bigint not null,
  place int not null,
  last_number int not null,
  numbers jsonb not null,
  rows jsonb not null,
  outcome jsonb,
  made jsonb,
  counts jsonb,
  primary key (organisation_id, import_id, place),
  foreign key (organisation_id, import_id) references imports (organisation_id, id) on delete cascade
);

-- What rows are known by while they are checked, so that none is there twice.
create table imports_keys (
  organisation_id bigint not null,
  import_id bigint not null,
  key uuid not null,
  primary key (organisation_id, import_id, key),
  foreign key (organisation_id, import_id) references imports (organisation_id, id) on delete cascade
);

-- What the columns of a file with these heads were used for last time.
create table imports_uses (
  organisation_id bigint not null references organisations (id),
  kind text not null,
  heads_hash uuid not null,
  uses jsonb not null,
  primary key (organisation_id, kind, heads_hash)
);

alter table events_invited
  add column full_name text not null default '',
  add column company text not null default '',
  add column fields jsonb not null default '{}';
alter table events_people add column fields jsonb not null default '{}';
