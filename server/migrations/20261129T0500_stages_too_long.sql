-- A run ends by itself when its picture has lasted as long as it may.
alter table stages_runs
  drop constraint stages_runs_ended_by_check,
  add constraint stages_runs_ended_by_check
    check (ended_by in ('by_person', 'by_agenda', 'lost', 'storage_full', 'too_long'));
