alter table questions_rules add column slow_seconds integer not null default 0
  check (slow_seconds in (0, 10, 30, 60, 300));

-- When somebody asked last on a stage, whatever became of the question.
create table questions_asked (
  organisation_id bigint not null,
  event_id bigint not null,
  stage_id bigint not null,
  person_id bigint not null,
  at timestamptz not null,
  primary key (organisation_id, stage_id, person_id),
  foreign key (organisation_id, event_id, stage_id)
    references stages (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index questions_asked_by_person on questions_asked (organisation_id, person_id);
create index questions_asked_by_stage on questions_asked (organisation_id, event_id, stage_id);
