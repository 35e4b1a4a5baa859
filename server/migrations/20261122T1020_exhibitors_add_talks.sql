-- Who asked a booth in a conversation, and when first: it counts like a question, and what was said
-- stays in the conversation.
create table exhibitors_talks (
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint not null,
  person_id bigint not null,
  asked_at timestamptz not null,
  primary key (organisation_id, exhibitor_id, person_id),
  foreign key (organisation_id, event_id, exhibitor_id)
    references exhibitors (organisation_id, event_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
