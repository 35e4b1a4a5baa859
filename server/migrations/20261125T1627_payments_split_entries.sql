-- What a line of a statement paid: one invoice mostly, or several.
create table payments_entry_parts (
  organisation_id bigint not null,
  entry_id bigint not null,
  payment_id bigint not null,
  primary key (organisation_id, entry_id, payment_id),
  unique (organisation_id, payment_id),
  foreign key (organisation_id, entry_id) references payments_entries (organisation_id, id),
  foreign key (organisation_id, payment_id) references payments (organisation_id, id)
);

insert into payments_entry_parts (organisation_id, entry_id, payment_id)
select organisation_id, id, payment_id from payments_entries where payment_id is not null;

alter table payments_entries drop column payment_id;
