create table speakers (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  code text not null default gen_random_uuid()::text,
  kind text not null default 'speaker' check (kind in ('keynote', 'co-chair', 'speaker')),
  name text not null,
  email text not null default '',
  position_title text not null default '',
  company text not null default '',
  bio jsonb not null default '{}',
  picture text,
  links text[] not null default '{}',
  place integer not null default 0,
  is_hidden boolean not null default false,
  recording text not null default 'unknown' check (recording in ('unknown', 'agreed', 'refused')),
  recording_at timestamptz,
  recording_by text check (recording_by in ('organiser', 'speaker')),
  rehearsal text not null default 'none' check (rehearsal in ('none', 'invited', 'planned', 'done')),
  rehearsal_at timestamptz,
  edit_hash bytea unique,
  edit_sent_at timestamptz,
  edit_expires_at timestamptz,
  edited_at timestamptz,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);
create unique index speakers_by_code on speakers (organisation_id, event_id, code);
create index speakers_by_place on speakers (organisation_id, event_id, kind, place, id);
create index speakers_by_email on speakers (organisation_id, lower(email)) where email <> '';
