-- A call whose door is closed is entered by who is let in.
alter table calls_groups add column is_closed boolean not null default false;

create table calls_groups_knocks (
  organisation_id bigint not null,
  call_id bigint not null,
  person_id bigint not null,
  knocked_at timestamptz not null,
  seen_at timestamptz not null,
  is_let_in boolean not null default false,
  primary key (organisation_id, call_id, person_id),
  foreign key (organisation_id, call_id)
    references calls_groups (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index calls_groups_knocks_by_person on calls_groups_knocks (organisation_id, person_id);
