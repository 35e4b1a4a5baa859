-- Those paid one way are few among many: without it all of them are read to find and count these.
create index bookings_by_way on bookings (organisation_id, event_id, way, created_at, id);
