-- One row a try to pay, or a refund of one. The key names it for good: said twice, it is one.
create table payments (
  id bigint generated always as identity,
  organisation_id bigint not null,
  kind text not null check (kind in ('payment', 'refund')),
  way text not null check (way in ('transfer', 'on_site')),
  state text not null check (state in ('pending', 'asked', 'paid', 'failed', 'expired')),
  invoice_id bigint not null,
  invoice_number text not null,
  client_name text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  refunded bigint not null default 0 check (refunded between 0 and amount),
  refund_of bigint,
  reference text not null,
  paid_on date,
  key text,
  said jsonb not null,
  created_at timestamptz not null,
  search_text text not null generated always as
    (lower(invoice_number || ' ' || client_name || ' ' || reference)) stored,
  primary key (organisation_id, id),
  unique (organisation_id, key),
  foreign key (organisation_id, invoice_id) references invoices (organisation_id, id),
  foreign key (organisation_id, refund_of) references payments (organisation_id, id),
  check ((kind = 'refund') = (refund_of is not null)),
  check (kind = 'payment' and state <> 'asked' or kind = 'refund' and state in ('asked', 'paid', 'failed'))
);
create index payments_by_making on payments (organisation_id, created_at, id);
create index payments_by_amount on payments (organisation_id, amount, id);
create index payments_by_day on payments (organisation_id, paid_on, id);
create index payments_by_invoice on payments (organisation_id, invoice_id, id);
create index payments_by_state on payments (organisation_id, state, id);
create index payments_by_way on payments (organisation_id, way, id);
create index payments_refunds on payments (organisation_id, id) where kind = 'refund';
create index payments_search on payments using gin (organisation_id, search_text gin_trgm_ops);

create table payments_changes (
  id bigint generated always as identity,
  organisation_id bigint not null,
  payment_id bigint not null,
  state text not null,
  at timestamptz not null,
  person_id bigint references accounts (id),
  why text not null,
  primary key (organisation_id, payment_id, id),
  foreign key (organisation_id, payment_id)
    references payments (organisation_id, id) on delete cascade
);
