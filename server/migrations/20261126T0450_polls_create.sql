-- What those on a stage ask everyone who watches. A draft belongs to the stage, what was opened to a run.
create table polls (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  stage_id bigint not null,
  run_id bigint,
  kind text not null check (kind in ('one', 'several', 'words', 'rating')),
  question jsonb not null,
  options jsonb not null,
  shows_results text not null check (shows_results in ('live', 'closed')),
  state text not null check (state in ('draft', 'open', 'closed')),
  opened_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  primary key (organisation_id, id),
  foreign key (organisation_id, event_id, stage_id)
    references stages (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, run_id) references stages_runs (organisation_id, id) on delete cascade,
  check ((state = 'draft') = (opened_at is null)),
  check ((state = 'closed') = (closed_at is not null))
);
create index polls_by_run on polls (organisation_id, run_id) where run_id is not null;
create index polls_by_stage on polls (organisation_id, event_id, stage_id, run_id);
create unique index polls_open on polls (organisation_id, stage_id) where state = 'open';

create table polls_votes (
  organisation_id bigint not null,
  poll_id bigint not null,
  person_id bigint not null,
  choices integer[] not null,
  words text[] not null,
  version integer not null default 1,
  primary key (organisation_id, poll_id, person_id),
  foreign key (organisation_id, poll_id) references polls (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index polls_votes_by_person on polls_votes (organisation_id, person_id);
