-- When a place was given up, also where the booking stands on without it.
alter table bookings_places add column cancelled_at timestamptz;
update bookings_places p set cancelled_at = (
  select max(c.at) from bookings_changes c
  where c.organisation_id = p.organisation_id and c.booking_id = p.booking_id)
where p.is_cancelled;
