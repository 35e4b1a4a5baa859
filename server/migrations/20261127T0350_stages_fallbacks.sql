-- What viewers see while nothing comes from the studio.
alter table stages
  add column fallback_kind text check (fallback_kind in ('hls', 'embed', 'recording')),
  add column fallback_address text,
  add column fallback_run_id bigint,
  add foreign key (organisation_id, fallback_run_id)
    references stages_runs (organisation_id, id) on delete set null (fallback_run_id),
  add check ((fallback_address is not null) = coalesce(fallback_kind in ('hls', 'embed'), false)),
  add check (fallback_run_id is null or fallback_kind = 'recording');

create index stages_fallback_run on stages (organisation_id, fallback_run_id)
  where fallback_run_id is not null;
