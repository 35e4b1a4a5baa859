-- A stage begins by itself what the published agenda has in its room.
alter table stages add column follows_agenda boolean not null default false;
create index stages_following on stages (organisation_id, event_id, id)
  where follows_agenda and room_id is not null;

alter table stages_runs
  add column by_agenda boolean not null default false,
  drop constraint stages_runs_ended_by_check,
  add constraint stages_runs_ended_by_check
    check (ended_by in ('by_person', 'by_agenda', 'lost', 'storage_full'));

-- What does not begin by itself, because an organiser said so.
create table stages_held (
  organisation_id bigint not null,
  event_id bigint not null,
  stage_id bigint not null,
  session_id bigint not null,
  primary key (organisation_id, stage_id, session_id),
  foreign key (organisation_id, event_id, stage_id)
    references stages (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, event_id, session_id)
    references agenda_sessions (organisation_id, event_id, id) on delete cascade
);
create index stages_held_session on stages_held (organisation_id, event_id, session_id);
create index stages_held_stage on stages_held (organisation_id, event_id, stage_id);
