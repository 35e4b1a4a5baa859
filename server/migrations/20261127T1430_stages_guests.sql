-- Who raises their hand in a run, is invited, and is in its green room or on stage.
create table stages_guests (
  organisation_id bigint not null,
  run_id bigint not null,
  person_id bigint not null,
  standing text not null check (standing in ('raised', 'invited', 'inside', 'out')),
  is_host boolean not null default false,
  -- by an organiser; others come in because they speak in the session
  is_invited boolean not null default false,
  is_removed boolean not null default false,
  is_on_stage boolean not null default false,
  since timestamptz not null,
  -- their place in the green room; the same when they come back
  number integer,
  session_id bigint,
  device uuid,
  seen_at timestamptz,
  has_sound boolean not null default false,
  has_camera boolean not null default false,
  primary key (organisation_id, run_id, person_id),
  unique (organisation_id, run_id, number),
  check (standing <> 'inside' or (number is not null and session_id is not null
    and device is not null and seen_at is not null)),
  check (standing = 'inside' or not is_on_stage),
  check (not (is_removed and standing <> 'out')),
  foreign key (organisation_id, run_id)
    references stages_runs (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index stages_guests_by_person on stages_guests (organisation_id, person_id);
create index stages_guests_inside on stages_guests (organisation_id, run_id)
  where standing = 'inside';
