-- What people ask on a stage. Before it goes live they belong to what is live there next.
create table questions (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  stage_id bigint not null,
  run_id bigint,
  person_id bigint not null,
  is_anonymous boolean not null,
  text text not null,
  state text not null check (state in ('waiting', 'open', 'answered', 'hidden')),
  is_pinned boolean not null default false,
  answer text not null default '',
  asked_at timestamptz not null,
  answered_at timestamptz,
  votes integer not null default 0,
  version integer not null default 1,
  primary key (organisation_id, id),
  foreign key (organisation_id, event_id, stage_id)
    references stages (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, run_id) references stages_runs (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade,
  check ((state = 'answered') = (answered_at is not null)),
  check (not is_pinned or state in ('open', 'answered'))
);
create index questions_by_run on questions (organisation_id, run_id) where run_id is not null;
create index questions_by_stage on questions (organisation_id, event_id, stage_id, run_id);
create index questions_by_person on questions (organisation_id, person_id);
create unique index questions_pinned on questions (organisation_id, stage_id, coalesce(run_id, 0))
  where is_pinned;

-- What was taken back stays as a line: its version says which of two messages is the newer.
create table questions_votes (
  organisation_id bigint not null,
  question_id bigint not null,
  person_id bigint not null,
  is_up boolean not null,
  version integer not null default 1,
  primary key (organisation_id, question_id, person_id),
  foreign key (organisation_id, question_id) references questions (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index questions_votes_by_person on questions_votes (organisation_id, person_id);

create table questions_rules (
  organisation_id bigint not null,
  event_id bigint not null,
  stage_id bigint not null,
  is_open boolean not null,
  is_moderated boolean not null,
  primary key (organisation_id, stage_id),
  foreign key (organisation_id, event_id, stage_id)
    references stages (organisation_id, event_id, id) on delete cascade
);
create index questions_rules_by_event on questions_rules (organisation_id, event_id, stage_id);
