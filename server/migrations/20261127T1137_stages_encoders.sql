-- The picture of a stage may come from an encoder such as OBS.
alter table stages
  drop constraint stages_source_check,
  add constraint stages_source_check check (source in ('studio', 'encoder', 'hls', 'embed')),
  drop constraint stages_check,
  add constraint stages_check check ((address is null) = (source in ('studio', 'encoder')));

-- With what an encoder is let in, and what it sent last.
create table stages_encoders (
  organisation_id bigint not null,
  event_id bigint not null,
  stage_id bigint not null,
  -- of the stream key, which is told once and kept nowhere
  key_hash bytea not null unique,
  made_at timestamptz not null,
  noted_at timestamptz,
  is_here boolean not null default false,
  -- the one that came last with the key
  line text,
  figures jsonb,
  complaint text,
  primary key (organisation_id, stage_id),
  foreign key (organisation_id, event_id, stage_id)
    references stages (organisation_id, event_id, id) on delete cascade
);
create index stages_encoders_stage on stages_encoders (organisation_id, event_id, stage_id);
create index stages_runs_ended on stages_runs (organisation_id, stage_id, ended_at desc)
  where ended_by = 'by_person';
