-- What an organisation offers, as it is shown and edited: whole, by its version.
create table pricing_pages (
  organisation_id bigint primary key references organisations (id),
  version integer not null default 0,
  is_public boolean not null default false,
  currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  title jsonb not null default '{}',
  lead jsonb not null default '{}',
  plans jsonb not null default '[]',
  benefits jsonb not null default '[]',
  questions jsonb not null default '[]'
);
