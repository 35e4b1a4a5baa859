-- Made by hand, perhaps without a word to who is coming; and what became of a booking is more than states.
alter table bookings add column is_quiet boolean not null default false;
alter table bookings_changes
  add column done text not null default 'moved' check (done in ('moved', 'changed', 'mailed')),
  add column facts text[] not null default '{}';
alter table bookings_changes alter column done drop default, alter column facts drop default;
alter table tickets_sales
  add column change_days integer default 0 check (change_days between 0 and 365);
alter table tickets_sales alter column change_days drop default;

-- Who has no name yet and who has come are asked for among many: without these, every place is looked at.
create index bookings_places_unnamed on bookings_places (organisation_id, event_id, booking_id)
  where kind = 'ticket' and full_name = '' and not is_cancelled;
create index bookings_places_came on bookings_places (organisation_id, event_id, booking_id)
  where checked_in_at is not null and not is_cancelled;

-- A search, its filters and its order, kept under a name.
alter table people_views drop constraint people_views_place_check;
alter table people_views add constraint people_views_place_check
  check (place in ('organisation', 'conference', 'list', 'bookings'));
