-- Rises with each change: who changes older settings is told.
alter table invoices_settings
  add column version integer not null default 1 check (version >= 1);
