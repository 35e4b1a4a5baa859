create table shop_settings (
  organisation_id bigint primary key references organisations (id) on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$')
);

-- Prices and numbers are of its variants that are sold; they are set whenever these change.
create table shop_products (
  organisation_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  description text not null,
  brand text not null,
  categories text[] not null,
  tax_rate integer not null check (tax_rate between 0 and 10000),
  discount integer not null check (discount between 0 and 9000),
  has_free_shipping boolean not null,
  needs_shipping boolean not null,
  state text not null check (state in ('hidden', 'on_sale', 'archived')),
  option_names text[] not null,
  pictures text[] not null default '{}',
  low_price bigint not null default 0 check (low_price >= 0),
  high_price bigint not null default 0 check (high_price >= low_price),
  low_list_price bigint not null default 0 check (low_list_price >= low_price),
  variant_count integer not null default 0,
  skus text not null default '',
  stars integer not null default 0 check (stars >= 0),
  ratings integer not null default 0 check (ratings >= 0),
  rating numeric(2, 1) generated always as
    (case when ratings > 0 then round(stars::numeric / ratings, 1) end) stored,
  ordered_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text not null generated always as (lower(name || ' ' || brand || ' ' || skus)) stored,
  primary key (organisation_id, id),
  foreign key (organisation_id) references organisations (id) on delete cascade
);
create index shop_products_by_state on shop_products (organisation_id, state, id);
create index shop_products_by_name on shop_products (organisation_id, lower(name) collate "C", id);
create index shop_products_by_brand on shop_products (organisation_id, lower(brand) collate "C", id);
create index shop_products_by_price on shop_products (organisation_id, low_price, id);
create index shop_products_by_rating
  on shop_products (organisation_id, rating desc nulls last, id desc);
create index shop_products_by_creation on shop_products (organisation_id, created_at, id);
create index shop_products_in_category on shop_products using gin (organisation_id, categories);
create index shop_products_search
  on shop_products using gin (organisation_id, search_text gin_trgm_ops);

-- What is bought: every product has at least one. One that is sold no more stays for those who have it.
create table shop_variants (
  organisation_id bigint not null,
  id bigint generated always as identity,
  product_id bigint not null,
  position integer not null,
  option_values text[] not null,
  sku text not null,
  list_price bigint not null check (list_price >= 0),
  price bigint not null check (price between 0 and list_price),
  quota_id bigint,
  is_withdrawn boolean not null default false,
  primary key (organisation_id, id),
  foreign key (organisation_id, product_id)
    references shop_products (organisation_id, id) on delete cascade,
  foreign key (organisation_id, quota_id) references stock_quotas (organisation_id, id)
);
create index shop_variants_by_product on shop_variants (organisation_id, product_id, position, id);
create unique index shop_variants_by_sku on shop_variants (organisation_id, lower(sku))
  where sku <> '' and not is_withdrawn;
create index shop_variants_by_quota on shop_variants (organisation_id, quota_id)
  where quota_id is not null;
