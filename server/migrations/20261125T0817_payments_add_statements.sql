-- A file that was brought in.
create table payments_statements (
  id bigint generated always as identity,
  organisation_id bigint not null,
  name text not null,
  person_id bigint references accounts (id),
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id) references organisations (id) on delete cascade
);

-- A line of one. Its key is made from what the bank says of it: brought in twice, it is one.
create table payments_entries (
  id bigint generated always as identity,
  organisation_id bigint not null,
  statement_id bigint not null,
  key text not null,
  kind text not null check (kind in ('credit', 'reversal')),
  booked_on date not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  payer text not null,
  payer_account text not null,
  text text not null,
  reference text not null,
  named bigint[] not null,
  is_twin boolean not null,
  state text not null default 'open' check (state in ('open', 'assigned', 'ignored')),
  payment_id bigint,
  why text not null default '',
  search_text text not null generated always as
    (lower(payer || ' ' || text || ' ' || reference || ' ' || payer_account)) stored,
  primary key (organisation_id, id),
  unique (organisation_id, key),
  foreign key (organisation_id, statement_id) references payments_statements (organisation_id, id),
  foreign key (organisation_id, payment_id) references payments (organisation_id, id),
  check ((state = 'assigned') = (payment_id is not null)),
  check (kind = 'credit' or state <> 'assigned')
);
create index payments_entries_by_state on payments_entries (organisation_id, state, booked_on, id);
create index payments_entries_by_amount on payments_entries (organisation_id, booked_on, amount);
create index payments_entries_by_payment on payments_entries (organisation_id, payment_id)
  where payment_id is not null;
create index payments_entries_search
  on payments_entries using gin (organisation_id, search_text gin_trgm_ops);
