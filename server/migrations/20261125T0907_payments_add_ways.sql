-- Which ways to pay an organisation offers, in their order; edited whole, by its version.
create table payments_settings (
  organisation_id bigint not null,
  version integer not null default 0,
  ways jsonb not null default '[]',
  primary key (organisation_id),
  foreign key (organisation_id) references organisations (id) on delete cascade
);

-- The link to the page of an invoice is made from a secret of the server and its round; what is kept
-- leads nobody there.
create table payments_links (
  organisation_id bigint not null,
  invoice_id bigint not null,
  round integer not null,
  hash bytea not null unique,
  primary key (organisation_id, invoice_id),
  foreign key (organisation_id, invoice_id) references invoices (organisation_id, id) on delete cascade
);
