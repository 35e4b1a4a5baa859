-- What sending an order costs, by country; the prices are in this currency and mean nothing in another.
create table shop_shipping (
  organisation_id bigint primary key references organisations (id) on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  rates jsonb not null check (jsonb_typeof(rates) = 'array')
);

-- What was charged for it: the line of the invoice after the last one; null: nothing.
alter table shop_orders add column shipping jsonb;
