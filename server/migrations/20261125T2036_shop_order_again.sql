-- An order that ended unpaid and was paid after all is ordered again, once.
alter table shop_orders
  add column again_of bigint,
  add foreign key (organisation_id, again_of) references shop_orders (organisation_id, id),
  add unique (organisation_id, again_of);
