-- Of what is sent to a client; none: the first language of the organisation.
alter table invoices_clients
  add column language text check (language in ('en', 'de', 'fr', 'pt'));
