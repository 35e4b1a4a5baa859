-- One row a person: who never touched a mark has none, and the usual marks.
create table bookmarks_lists (
  organisation_id bigint not null,
  person_id bigint not null,
  -- pages of the product, in the person's order
  page_ids integer[] not null,
  changed_at timestamptz not null default now(),
  primary key (organisation_id, person_id),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
