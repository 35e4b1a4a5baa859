alter table tickets drop constraint tickets_audience_check;
alter table tickets add constraint tickets_audience_check check (audience in ('everyone', 'code', 'invited'));

-- Of an invitation: its link is known by this alone, and its name is nothing that anybody could type.
alter table tickets_codes add column token_hash bytea;
create unique index tickets_codes_by_token on tickets_codes (organisation_id, event_id, token_hash);

create table tickets_invitations (
  organisation_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  ticket_id bigint not null,
  code_id bigint not null,
  key bytea not null,
  email text not null,
  full_name text not null,
  language text not null,
  words text not null,
  state text not null check (state in ('waiting', 'queued', 'sent', 'failed', 'held')),
  mail_id bigint,
  created_at timestamptz not null,
  sent_at timestamptz,
  withdrawn_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, ticket_id) references tickets (organisation_id, id) on delete cascade,
  foreign key (organisation_id, event_id, code_id)
    references tickets_codes (organisation_id, event_id, id) on delete cascade
);
create unique index tickets_invitations_by_code on tickets_invitations (organisation_id, event_id, code_id);
create unique index tickets_invitations_by_address
  on tickets_invitations (organisation_id, ticket_id, lower(email)) where withdrawn_at is null;
create index tickets_invitations_by_event on tickets_invitations (organisation_id, event_id, id);
create index tickets_invitations_by_mail on tickets_invitations (organisation_id, mail_id);
create index tickets_invitations_of_address on tickets_invitations (lower(email));
