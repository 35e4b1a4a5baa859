-- An answer may fill a field of a profile, where whoever it is about agrees.
alter table tickets_questions
  add column fills text
    check (fills in ('headline', 'company', 'country', 'about', 'interests', 'offers', 'needs')),
  add check (fills is null or per = 'place');

-- That somebody agreed, and to what: one row a place, and of the address it was said for.
create table bookings_fills (
  organisation_id bigint not null,
  event_id bigint not null,
  booking_id bigint not null,
  place_id bigint not null,
  email text not null check (email = lower(email)),
  fields text[] not null,
  language text not null,
  is_proven boolean not null,
  agreed_at timestamptz not null,
  withdrawn_at timestamptz,
  used_at timestamptz,
  primary key (organisation_id, place_id),
  foreign key (organisation_id, event_id, booking_id)
    references bookings (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, event_id, place_id)
    references bookings_places (organisation_id, event_id, id) on delete cascade
);

create index bookings_fills_by_booking on bookings_fills (organisation_id, booking_id);
create index bookings_fills_by_email on bookings_fills (organisation_id, email)
  where used_at is null and withdrawn_at is null;
