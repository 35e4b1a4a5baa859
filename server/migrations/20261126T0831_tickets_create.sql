-- How an event sells; until somebody sets something it has no row.
create table tickets_sales (
  organisation_id bigint not null,
  event_id bigint not null,
  is_on boolean not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  prices_include_tax boolean not null,
  opens_at timestamptz,
  closes_at timestamptz,
  most_places integer not null check (most_places between 1 and 50),
  terms jsonb not null,
  thanks jsonb not null,
  asks_address text not null check (asks_address in ('paid', 'always')),
  cancel_days integer check (cancel_days between 0 and 365),
  grace_days integer not null check (grace_days between 0 and 90),
  version integer not null default 1,
  primary key (organisation_id, event_id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  check (closes_at > opens_at)
);

create table tickets (
  organisation_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  kind text not null check (kind in ('ticket', 'add_on')),
  name jsonb not null,
  description jsonb not null,
  price bigint not null check (price >= 0),
  tax_rate integer not null check (tax_rate between 0 and 10000),
  tax_reason text check (tax_reason in ('exempt', 'reverse_charge', 'outside_scope')),
  mode text not null check (mode in ('on_site', 'online', 'both')),
  audience text not null check (audience in ('everyone', 'code')),
  is_on_sale boolean not null,
  sale_from timestamptz,
  sale_until timestamptz,
  least integer not null,
  most integer not null check (most between 1 and 50),
  position integer not null,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  check (sale_until > sale_from),
  check (least between 1 and most)
);
create index tickets_by_event on tickets (organisation_id, event_id, position, id);

-- A number of places, which its stock counts.
create table tickets_pools (
  organisation_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  quota_id bigint not null,
  name text not null,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  unique (organisation_id, quota_id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, quota_id) references stock_quotas (organisation_id, id)
);
create index tickets_pools_by_event on tickets_pools (organisation_id, event_id);

create table tickets_draws (
  organisation_id bigint not null,
  event_id bigint not null,
  ticket_id bigint not null,
  pool_id bigint not null,
  primary key (organisation_id, ticket_id, pool_id),
  foreign key (organisation_id, event_id, ticket_id)
    references tickets (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, event_id, pool_id)
    references tickets_pools (organisation_id, event_id, id)
);
create index tickets_draws_by_pool on tickets_draws (organisation_id, event_id, pool_id);
create index tickets_draws_by_ticket on tickets_draws (organisation_id, event_id, ticket_id);

-- How often a code can be used is a stock as well; none: as often as one likes.
create table tickets_codes (
  organisation_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  code text not null,
  note text not null,
  effect text not null check (effect in ('none', 'percent', 'amount', 'price')),
  value bigint not null check (value >= 0),
  ticket_ids bigint[] not null,
  opens boolean not null,
  quota_id bigint,
  is_on boolean not null,
  valid_from timestamptz,
  valid_until timestamptz,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, quota_id) references stock_quotas (organisation_id, id),
  check (valid_until > valid_from)
);
create unique index tickets_codes_by_code on tickets_codes (organisation_id, event_id, lower(code));
create unique index tickets_codes_by_quota on tickets_codes (organisation_id, quota_id);

create table tickets_questions (
  organisation_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  kind text not null check (kind in ('text', 'long_text', 'number', 'one', 'several', 'yes_no',
    'country', 'phone', 'date', 'agreement')),
  label jsonb not null,
  help jsonb not null,
  purpose jsonb not null,
  link text not null,
  options jsonb not null,
  is_required boolean not null,
  per text not null check (per in ('booking', 'place')),
  ticket_ids bigint[] not null,
  shown_if jsonb,
  kept_days integer check (kept_days between 0 and 3650),
  position integer not null,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);
create index tickets_questions_by_event on tickets_questions (organisation_id, event_id, position, id);
