create table stages (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  room_id bigint,
  name jsonb not null,
  source text not null check (source in ('studio', 'hls', 'embed')),
  address text,
  position integer not null,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, event_id, room_id)
    references events_rooms (organisation_id, event_id, id) on delete set null (room_id),
  check ((address is null) = (source = 'studio'))
);

-- One time that a stage goes live.
create table stages_runs (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  stage_id bigint not null,
  session_id bigint,
  state text not null check (state in ('waiting', 'live', 'interrupted', 'ended')),
  ended_by text check (ended_by in ('by_person', 'lost', 'storage_full')),
  is_recorded boolean not null,
  is_shown boolean not null default false,
  -- how often somebody began to send; only the newest sending is taken
  sending integer not null default 0,
  began_by bigint,
  began_at timestamptz not null,
  live_at timestamptz,
  heard_at timestamptz,
  ended_at timestamptz,
  seconds double precision not null default 0,
  bytes bigint not null default 0,
  films integer not null default 0,
  most_viewers integer not null default 0,
  -- whether the media process was told of the end, and its totals stand here
  is_closed boolean not null default false,
  primary key (organisation_id, id),
  foreign key (organisation_id, event_id, stage_id)
    references stages (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, session_id)
    references agenda_sessions (organisation_id, id) on delete set null (session_id),
  check ((state = 'ended') = (ended_at is not null and ended_by is not null))
);
create unique index stages_runs_open on stages_runs (organisation_id, stage_id) where state <> 'ended';
create index stages_runs_followed on stages_runs (state) where state <> 'ended' or not is_closed;
create index stages_runs_by_event on stages_runs (organisation_id, event_id, ended_at desc);
create index stages_runs_session on stages_runs (organisation_id, session_id) where session_id is not null;
create index stages_room on stages (organisation_id, event_id, room_id) where room_id is not null;

create table stages_changes (
  id bigint generated always as identity,
  organisation_id bigint not null,
  run_id bigint not null,
  state text not null,
  at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, run_id) references stages_runs (organisation_id, id) on delete cascade
);
create index stages_changes_run on stages_changes (organisation_id, run_id);

-- How many watched, by the minute; and everyone who did, once.
create table stages_minutes (
  organisation_id bigint not null,
  run_id bigint not null,
  at timestamptz not null,
  viewers integer not null,
  primary key (organisation_id, run_id, at),
  foreign key (organisation_id, run_id) references stages_runs (organisation_id, id) on delete cascade
);
create table stages_viewers (
  organisation_id bigint not null,
  run_id bigint not null,
  person_id bigint not null,
  first_at timestamptz not null,
  primary key (organisation_id, run_id, person_id),
  foreign key (organisation_id, run_id) references stages_runs (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index stages_viewers_by_person on stages_viewers (organisation_id, person_id);
