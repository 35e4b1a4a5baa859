create index organisations_members_by_company
  on organisations_members (organisation_id, company collate "C", person_id);

create table people_views (
  id bigint generated always as identity,
  organisation_id bigint not null,
  person_id bigint not null,
  place text not null check (place in ('organisation', 'conference')),
  name text not null,
  search text not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create unique index people_views_name on people_views (organisation_id, person_id, place, lower(name));
