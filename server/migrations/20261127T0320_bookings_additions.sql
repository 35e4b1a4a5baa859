-- What is added to a booking is a booking of its own that goes with the first.
alter table bookings
  add column adds_to bigint,
  add foreign key (organisation_id, event_id, adds_to)
    references bookings (organisation_id, event_id, id);

create index bookings_by_first on bookings (organisation_id, adds_to, id) where adds_to is not null;
