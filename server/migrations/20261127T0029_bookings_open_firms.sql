alter table bookings_places drop constraint bookings_places_kind_check;
alter table bookings_places
  add constraint bookings_places_kind_check check (kind in ('ticket', 'add_on', 'booth', 'sponsor'));

-- What came of a package: once for each place, whatever happens to the booking afterwards.
create table bookings_firms (
  organisation_id bigint not null,
  event_id bigint not null,
  place_id bigint not null,
  exhibitor_id bigint,
  sponsor_id bigint,
  -- Hidden with the booking; null: it stands.
  was_shown boolean,
  primary key (organisation_id, place_id),
  foreign key (organisation_id, event_id, place_id)
    references bookings_places (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, event_id, exhibitor_id)
    references exhibitors (organisation_id, event_id, id) on delete set null (exhibitor_id),
  foreign key (organisation_id, event_id, sponsor_id)
    references sponsors (organisation_id, event_id, id) on delete set null (sponsor_id),
  check (exhibitor_id is null or sponsor_id is null)
);

create index bookings_firms_by_event on bookings_firms (organisation_id, event_id);
create index bookings_firms_by_exhibitor on bookings_firms (organisation_id, exhibitor_id);
create index bookings_firms_by_sponsor on bookings_firms (organisation_id, sponsor_id);
