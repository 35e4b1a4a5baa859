alter table organisations
  add column logo text,
  add column accent text,
  add column languages text[] not null default '{en}',
  add column time_zone text not null default 'UTC';
