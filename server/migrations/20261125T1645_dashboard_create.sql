-- One row a person: who never arranged anything has none, and the usual order.
create table dashboard_layouts (
  organisation_id bigint not null,
  person_id bigint not null,
  -- names of cards: those that come first, and those that are not shown
  card_order text[] not null,
  hidden text[] not null,
  changed_at timestamptz not null default now(),
  primary key (organisation_id, person_id),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
