-- The spec's clients show offers, a discount and a day of shipping: drawn when the thing came in.
create table shop_cart_lines (
  organisation_id bigint not null,
  id bigint generated always as identity,
  person_id bigint not null references accounts (id),
  product_id bigint not null,
  variant_id bigint not null,
  quantity integer not null check (quantity between 1 and 999),
  seen_price bigint not null check (seen_price >= 0),
  drawn_offers integer not null check (drawn_offers between 1 and 4),
  drawn_discount integer not null check (drawn_discount between 3 and 20),
  drawn_days integer not null check (drawn_days between 1 and 8),
  primary key (organisation_id, id),
  unique (organisation_id, person_id, variant_id),
  foreign key (organisation_id, product_id)
    references shop_products (organisation_id, id) on delete cascade,
  foreign key (organisation_id, variant_id)
    references shop_variants (organisation_id, id) on delete cascade
);
create index shop_cart_lines_by_product on shop_cart_lines (organisation_id, product_id);
create index shop_cart_lines_by_variant on shop_cart_lines (organisation_id, variant_id);

create table shop_wishes (
  organisation_id bigint not null,
  id bigint generated always as identity,
  person_id bigint not null references accounts (id),
  product_id bigint not null,
  primary key (organisation_id, id),
  unique (organisation_id, person_id, product_id),
  foreign key (organisation_id, product_id)
    references shop_products (organisation_id, id) on delete cascade
);
create index shop_wishes_by_product on shop_wishes (organisation_id, product_id);

create table shop_ratings (
  organisation_id bigint not null,
  product_id bigint not null,
  person_id bigint not null references accounts (id),
  stars integer not null check (stars between 1 and 5),
  primary key (organisation_id, product_id, person_id),
  foreign key (organisation_id, product_id)
    references shop_products (organisation_id, id) on delete cascade
);
