-- What happened on a day is found without looking at all that ever happened.
create index bookings_changes_by_moment on bookings_changes (organisation_id, at)
  where done = 'moved';
create index bookings_places_by_end on bookings_places (organisation_id, event_id, cancelled_at)
  where cancelled_at is not null;
