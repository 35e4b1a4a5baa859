-- The file an issued document was first printed as, in a language: it never changes.
create table invoices_papers (
  organisation_id bigint not null,
  invoice_id bigint not null,
  language text not null,
  stored_as text not null,
  printed_at timestamptz not null,
  primary key (organisation_id, invoice_id, language),
  foreign key (organisation_id, invoice_id) references invoices (organisation_id, id) on delete cascade
);
