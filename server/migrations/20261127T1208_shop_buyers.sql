-- By person and day: whether somebody had bought before one is asked of every order of a period.
drop index shop_orders_by_person;
create index shop_orders_by_person on shop_orders (organisation_id, person_id, placed_at, id);
