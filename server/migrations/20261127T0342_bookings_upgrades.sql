-- A place may stand for one that was booked before: it was exchanged for a dearer ticket.
alter table bookings_places
  add column upgrades bigint,
  add column is_upgraded boolean not null default false,
  add foreign key (organisation_id, event_id, upgrades)
    references bookings_places (organisation_id, event_id, id);

create index bookings_places_by_upgraded on bookings_places (organisation_id, upgrades)
  where upgrades is not null;

alter table tickets_sales add column can_upgrade boolean not null default true;
