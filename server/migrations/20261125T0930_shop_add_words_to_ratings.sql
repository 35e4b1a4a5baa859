alter table shop_ratings
  add column words text not null default '' check (length(words) <= 2000),
  add column rated_at timestamptz not null default now();
create index shop_ratings_by_day on shop_ratings (organisation_id, product_id, rated_at, person_id);
