create table audit_entries (
  id bigint generated always as identity,
  organisation_id bigint not null references organisations (id),
  at timestamptz not null default now(),
  -- who did it; null: someone who was not signed in, or the system
  person_id bigint references accounts (id),
  network text not null default '',
  action text not null,
  subject_id bigint,
  subject text not null default '',
  before json,
  after json,
  primary key (organisation_id, id)
);

create index audit_entries_by_action on audit_entries (organisation_id, action, id);
create index audit_entries_by_person on audit_entries (organisation_id, person_id, id);
create index audit_entries_by_subject on audit_entries (organisation_id, subject_id, id);

create function audit_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only';
end $$;

create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function audit_refuse();
create trigger audit_entries_stay_all before truncate on audit_entries
  for each statement execute function audit_refuse();
