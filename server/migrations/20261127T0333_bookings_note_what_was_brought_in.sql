-- Rows of files that became places: the same rows once more change nothing. A row is known by the hash of what
-- it calls itself.
create table bookings_brought (
  organisation_id bigint not null,
  event_id bigint not null,
  row_hash bytea not null,
  place_id bigint not null,
  primary key (organisation_id, event_id, row_hash),
  foreign key (organisation_id, event_id, place_id)
    references bookings_places (organisation_id, event_id, id) on delete cascade
);

create index bookings_brought_by_place on bookings_brought (organisation_id, place_id);
