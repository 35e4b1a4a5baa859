-- Who is expected at the door, by name: read page by page, and counted without a look at the table.
create index bookings_places_at_door
  on bookings_places (organisation_id, event_id, (lower(full_name) collate "C"), id)
  include (checked_in_at)
  where kind = 'ticket' and not is_cancelled and pass_hash is not null;
