create table shop_order_settings (
  organisation_id bigint primary key references organisations (id) on delete cascade,
  grace_days integer not null check (grace_days between 0 and 365),
  takes_transfer boolean not null,
  takes_on_site boolean not null
);

-- What a person ordered with before; it is theirs, and no order refers to it.
create table shop_addresses (
  organisation_id bigint not null,
  id bigint generated always as identity,
  person_id bigint not null references accounts (id),
  said jsonb not null,
  mark text not null generated always as (md5(said::text)) stored,
  used_at timestamptz not null,
  primary key (organisation_id, id),
  unique (organisation_id, person_id, mark),
  foreign key (organisation_id) references organisations (id) on delete cascade
);

-- Its number and amounts are those of its invoice when it was issued.
create table shop_orders (
  organisation_id bigint not null,
  id bigint generated always as identity,
  person_id bigint not null references accounts (id),
  invoice_id bigint not null,
  number text not null,
  state text not null check (state in ('placed', 'paid', 'shipped', 'done', 'cancelled')),
  way text not null check (way in ('transfer', 'on_site', 'free')),
  buyer_name text not null,
  email text not null,
  address jsonb not null,
  summary text not null,
  pieces integer not null check (pieces > 0),
  needs_shipping boolean not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net bigint not null check (net >= 0),
  tax bigint not null check (tax >= 0),
  gross bigint not null check (gross = net + tax),
  due_on date,
  tracking text not null default '',
  placed_at timestamptz not null,
  version integer not null default 1,
  search_text text not null generated always as
    (lower(number || ' ' || buyer_name || ' ' || (address ->> 'company') || ' ' || email || ' '
      || summary)) stored,
  primary key (organisation_id, id),
  unique (organisation_id, invoice_id),
  foreign key (organisation_id, invoice_id) references invoices (organisation_id, id)
);
create index shop_orders_by_person on shop_orders (organisation_id, person_id, id);
create index shop_orders_by_state on shop_orders (organisation_id, state, id);
create index shop_orders_by_placing on shop_orders (organisation_id, placed_at, id);
create index shop_orders_by_buyer on shop_orders (organisation_id, lower(buyer_name) collate "C", id);
create index shop_orders_by_gross on shop_orders (organisation_id, gross, id);
create index shop_orders_unpaid on shop_orders (due_on) where state = 'placed';
create index shop_orders_search
  on shop_orders using gin (organisation_id, search_text gin_trgm_ops);

-- What is bought as it was then; taken_back counts what went back into the stock it came from.
create table shop_order_lines (
  organisation_id bigint not null,
  order_id bigint not null,
  place integer not null check (place between 0 and 99),
  product_id bigint not null,
  variant_id bigint not null,
  quota_id bigint,
  name text not null,
  option_values text[] not null,
  sku text not null,
  picture text,
  quantity integer not null check (quantity between 1 and 999),
  taken_back integer not null default 0 check (taken_back between 0 and quantity),
  price bigint not null check (price >= 0),
  tax_rate integer not null check (tax_rate between 0 and 10000),
  net bigint not null,
  tax bigint not null,
  gross bigint not null check (gross = net + tax),
  primary key (organisation_id, order_id, place),
  foreign key (organisation_id, order_id)
    references shop_orders (organisation_id, id) on delete cascade,
  foreign key (organisation_id, product_id) references shop_products (organisation_id, id),
  foreign key (organisation_id, variant_id) references shop_variants (organisation_id, id)
);
create index shop_order_lines_by_product on shop_order_lines (organisation_id, product_id);
create index shop_order_lines_by_variant on shop_order_lines (organisation_id, variant_id);

-- Nobody did what the clock or the ledger did.
create table shop_order_changes (
  organisation_id bigint not null,
  id bigint generated always as identity,
  order_id bigint not null,
  state text not null check (state in ('placed', 'paid', 'shipped', 'done', 'cancelled')),
  at timestamptz not null,
  person_id bigint references accounts (id),
  why text not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, order_id)
    references shop_orders (organisation_id, id) on delete cascade
);
create index shop_order_changes_by_order on shop_order_changes (organisation_id, order_id, id);
