-- The last number given; taken by who issues, who holds the row until all of it is written.
create table invoices_series (
  organisation_id bigint not null,
  series text not null,
  year integer not null,
  last integer not null,
  primary key (organisation_id, series, year),
  foreign key (organisation_id) references organisations (id) on delete cascade
);

-- Drafts, invoices and credit notes. What has a number keeps its sender, bank, client and lines.
create table invoices (
  id bigint generated always as identity,
  organisation_id bigint not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  number text,
  state text not null default 'draft' check
    (state in ('draft', 'sent', 'downloaded', 'partial_payment', 'paid', 'past_due')),
  client_id bigint,
  client_name text not null,
  client_person text not null,
  client_email text not null,
  parties jsonb,
  service text not null,
  currency text not null,
  prices_include_tax boolean not null,
  discount jsonb,
  supplied_on date,
  due_on date,
  note text not null,
  lines jsonb not null,
  net bigint not null check (net >= 0),
  tax bigint not null check (tax >= 0),
  gross bigint not null check (gross = net + tax),
  credited bigint not null default 0 check (credited between 0 and gross),
  paid bigint not null default 0,
  balance bigint not null generated always as
    (case kind when 'invoice' then gross - credited - paid else 0 end) stored,
  issued_on date,
  credits_id bigint,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text not null generated always as (lower(
    coalesce(number, '') || ' ' || client_name || ' ' || client_person || ' ' || client_email || ' '
      || service)) stored,
  primary key (organisation_id, id),
  unique (organisation_id, number),
  foreign key (organisation_id) references organisations (id) on delete cascade,
  foreign key (organisation_id, client_id) references invoices_clients (organisation_id, id),
  foreign key (organisation_id, credits_id) references invoices (organisation_id, id),
  check ((state = 'draft') = (number is null)),
  check ((number is null) = (parties is null) and (number is null) = (issued_on is null)),
  check ((kind = 'credit_note') = (credits_id is not null))
);
create index invoices_by_client_name
  on invoices (organisation_id, lower(client_name) collate "C", id);
create index invoices_by_number on invoices (organisation_id, number collate "C", id);
create index invoices_by_issue on invoices (organisation_id, issued_on, id);
create index invoices_by_due on invoices (organisation_id, due_on, id);
create index invoices_by_gross on invoices (organisation_id, gross, id);
create index invoices_by_balance on invoices (organisation_id, balance, id);
create index invoices_by_state on invoices (organisation_id, state, id);
create index invoices_by_client on invoices (organisation_id, client_id, id);
create index invoices_by_credited on invoices (organisation_id, credits_id) where credits_id is not null;
create index invoices_open_by_due on invoices (due_on)
  where kind = 'invoice' and state in ('sent', 'downloaded', 'partial_payment');
create index invoices_search on invoices using gin (organisation_id, search_text gin_trgm_ops);

create table invoices_changes (
  id bigint generated always as identity,
  organisation_id bigint not null,
  invoice_id bigint not null,
  state text not null,
  at timestamptz not null,
  person_id bigint references accounts (id),
  why text not null,
  primary key (organisation_id, invoice_id, id),
  foreign key (organisation_id, invoice_id)
    references invoices (organisation_id, id) on delete cascade
);
