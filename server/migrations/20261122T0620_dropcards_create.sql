create table dropcards_cards (
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  fields text[] not null,
  code text not null unique,
  primary key (organisation_id, event_id, person_id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);

create table dropcards (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint,
  exhibitor_name text not null,
  person_id bigint not null,
  key uuid not null,
  -- what was asked under the key, to know a repeat from another drop
  asked_hash bytea not null,
  via text not null check (via in ('tap', 'scan')),
  -- what was given; empty as soon as it is withdrawn
  given jsonb not null,
  note text not null,
  dropped_at timestamptz not null,
  withdrawn_at timestamptz,
  rating integer not null default 0 check (rating between 0 and 5),
  tags text[] not null default '{}',
  remark text not null default '',
  assignee_id bigint,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (organisation_id, key),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, event_id, exhibitor_id)
    references exhibitors (organisation_id, event_id, id) on delete set null (exhibitor_id),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade,
  check (withdrawn_at is null or (given = '{}' and note = '' and remark = '' and tags = '{}'))
);
create unique index dropcards_one_held on dropcards (organisation_id, exhibitor_id, person_id)
  where withdrawn_at is null;
create index dropcards_by_booth on dropcards (organisation_id, exhibitor_id, id desc);
create index dropcards_by_person on dropcards (organisation_id, event_id, person_id, id desc);

-- Consent, line by line: nothing in it changes or goes while the person is a member.
create table dropcards_ledger (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  exhibitor_name text not null,
  drop_id bigint not null,
  what text not null check (what in ('given', 'withdrawn')),
  via text not null check (via in ('tap', 'scan', 'removal')),
  fields text[] not null,
  at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index dropcards_ledger_by_person
  on dropcards_ledger (organisation_id, event_id, person_id, id desc);

create function dropcards_refuse_change() returns trigger language plpgsql as $$
begin
  -- what goes with the whole membership goes by the cascade alone
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  raise exception 'The ledger is only ever added to.';
end $$;
create trigger dropcards_ledger_stays before update or delete on dropcards_ledger
  for each row execute function dropcards_refuse_change();
