create table notifications (
  id bigint generated always as identity,
  organisation_id bigint not null,
  person_id bigint not null,
  kind text not null,
  data jsonb not null,
  link text not null,
  -- told twice under one key it is told once
  key text,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- null: a letter about it may still go out
  mailed_at timestamptz,
  primary key (organisation_id, id),
  unique (organisation_id, person_id, key),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index notifications_by_person on notifications (organisation_id, person_id, id desc);
create index notifications_unread on notifications (organisation_id, person_id)
  where read_at is null;
create index notifications_unmailed on notifications (created_at)
  where read_at is null and mailed_at is null;
create index notifications_by_age on notifications (created_at);
