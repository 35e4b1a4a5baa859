alter table tickets_questions drop constraint tickets_questions_kind_check;
alter table tickets_questions add constraint tickets_questions_kind_check check (kind in (
  'text', 'long_text', 'number', 'one', 'several', 'yes_no', 'country', 'phone', 'date', 'agreement',
  'file'));

-- What is deleted leaves the row: whoever sweeps it still has to find the file.
create table bookings_files (
  organisation_id bigint not null references organisations (id),
  id bigint generated always as identity,
  booking_id bigint,
  question_id bigint,
  place_id bigint,
  name text not null,
  type text not null,
  size integer not null,
  stored_as text not null,
  picture_as text,
  kept_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, booking_id) references bookings (organisation_id, id)
    on delete set null (booking_id),
  foreign key (organisation_id, question_id) references tickets_questions (organisation_id, id)
    on delete set null (question_id),
  foreign key (organisation_id, place_id) references bookings_places (organisation_id, id)
    on delete set null (place_id)
);
create index bookings_files_by_booking on bookings_files (organisation_id, booking_id);
create index bookings_files_by_question on bookings_files (organisation_id, question_id);
create index bookings_files_by_place on bookings_files (organisation_id, place_id);
create index bookings_files_by_age on bookings_files (kept_at);
