-- What all invoices of an organisation share; what is issued keeps a copy of its own.
create table invoices_settings (
  organisation_id bigint not null,
  sender jsonb not null,
  bank jsonb not null,
  currency text not null,
  prices_include_tax boolean not null,
  tax_rate integer not null check (tax_rate between 0 and 10000),
  term_days integer not null check (term_days between 0 and 365),
  invoice_pattern text not null,
  credit_note_pattern text not null,
  note text not null,
  primary key (organisation_id),
  foreign key (organisation_id) references organisations (id) on delete cascade
);

create table invoices_clients (
  id bigint generated always as identity,
  organisation_id bigint not null,
  name text not null,
  company text not null,
  email text not null,
  phone text not null,
  street text not null,
  postcode text not null,
  city text not null,
  country text not null,
  tax_number text not null,
  search_text text not null generated always as
    (lower(name || ' ' || company || ' ' || email || ' ' || city || ' ' || tax_number)) stored,
  primary key (organisation_id, id),
  foreign key (organisation_id) references organisations (id) on delete cascade
);
create index invoices_clients_by_name on invoices_clients (organisation_id, lower(name) collate "C", id);
create index invoices_clients_by_company
  on invoices_clients (organisation_id, lower(company) collate "C", id);
create index invoices_clients_by_city on invoices_clients (organisation_id, lower(city) collate "C", id);
create index invoices_clients_by_country on invoices_clients (organisation_id, country collate "C", id);
create index invoices_clients_search
  on invoices_clients using gin (organisation_id, search_text gin_trgm_ops);
