-- How many there are of something, and how many of them somebody has. Whoever takes locks the row.
create table stock_quotas (
  organisation_id bigint not null,
  id bigint generated always as identity,
  size integer not null check (size >= 0),
  taken integer not null default 0 check (taken >= 0),
  primary key (organisation_id, id),
  foreign key (organisation_id) references organisations (id) on delete cascade
);
