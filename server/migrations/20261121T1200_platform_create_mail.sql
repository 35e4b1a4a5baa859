create table mail_messages (
  id bigint generated always as identity,
  organisation_id bigint not null references organisations (id),
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  -- kept: there is no mail server, the organiser reads it in the app
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (organisation_id, id)
);
