-- Each time a document was sent, by whom and how far it came; each reminder once.
create table invoices_mails (
  id bigint generated always as identity,
  organisation_id bigint not null,
  invoice_id bigint not null,
  mail_id bigint not null,
  kind text not null check (kind in ('document', 'reminder')),
  step integer check (step between 1 and 3),
  to_address text not null,
  language text not null check (language in ('en', 'de', 'fr', 'pt')),
  person_id bigint references accounts (id),
  at timestamptz not null,
  on_day date not null,
  state text not null check (state in ('queued', 'sent', 'kept', 'failed', 'held')),
  fault text not null default '',
  primary key (organisation_id, invoice_id, id),
  unique (organisation_id, invoice_id, step),
  unique (organisation_id, mail_id),
  check ((kind = 'reminder') = (step is not null)),
  foreign key (organisation_id, invoice_id)
    references invoices (organisation_id, id) on delete cascade
);

alter table invoices_settings
  add column reminders jsonb not null
    default '{"isOn": false, "days": [7, 14, 14], "words": ["", "", ""]}';
