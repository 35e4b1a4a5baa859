-- What was booked again under another invoice: money that still comes for the first one goes back.
create table bookings_past_invoices (
  organisation_id bigint not null,
  invoice_id bigint not null,
  booking_id bigint not null,
  primary key (organisation_id, invoice_id),
  foreign key (organisation_id, invoice_id) references invoices (organisation_id, id),
  foreign key (organisation_id, booking_id) references bookings (organisation_id, id) on delete cascade
);
create index bookings_past_invoices_by_booking on bookings_past_invoices (organisation_id, booking_id);
