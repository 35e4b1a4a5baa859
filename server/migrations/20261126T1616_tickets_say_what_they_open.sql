-- What of the event lies open to who has a ticket. As before: a ticket opens all, an add-on nothing more.
alter table tickets
  add column opens text not null default 'all' check (opens in ('all', 'chosen', 'nothing'));
update tickets set opens = 'nothing' where kind = 'add_on';
alter table tickets alter column opens drop default;

create table tickets_opens_stages (
  organisation_id bigint not null,
  event_id bigint not null,
  ticket_id bigint not null,
  stage_id bigint not null,
  primary key (organisation_id, ticket_id, stage_id),
  foreign key (organisation_id, event_id, ticket_id)
    references tickets (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, event_id, stage_id)
    references stages (organisation_id, event_id, id) on delete cascade
);
create index tickets_opens_stages_by_stage
  on tickets_opens_stages (organisation_id, event_id, stage_id);

create table tickets_opens_sessions (
  organisation_id bigint not null,
  event_id bigint not null,
  ticket_id bigint not null,
  session_id bigint not null,
  primary key (organisation_id, ticket_id, session_id),
  foreign key (organisation_id, event_id, ticket_id)
    references tickets (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, event_id, session_id)
    references agenda_sessions (organisation_id, event_id, id) on delete cascade
);
create index tickets_opens_sessions_by_session
  on tickets_opens_sessions (organisation_id, event_id, session_id);
