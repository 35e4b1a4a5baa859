-- From a day on, a part of what was paid is kept from whoever cancels.
alter table tickets_sales add column cancel_shares jsonb not null default '[]';
