create table calls (
  id bigint generated always as identity,
  organisation_id bigint not null,
  conversation_id bigint not null,
  caller_id bigint not null,
  callee_id bigint not null,
  state text not null
    check (state in ('ringing', 'going', 'refused', 'missed', 'ended', 'failed')),
  has_video boolean not null,
  caller_device uuid not null,
  callee_device uuid,
  rang_at timestamptz not null,
  answered_at timestamptz,
  ended_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, conversation_id)
    references chat_conversations (organisation_id, id) on delete cascade,
  foreign key (organisation_id, caller_id)
    references organisations_members (organisation_id, person_id) on delete cascade,
  foreign key (organisation_id, callee_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
-- Nobody is in two calls.
create unique index calls_caller on calls (organisation_id, caller_id) where ended_at is null;
create unique index calls_callee on calls (organisation_id, callee_id) where ended_at is null;
create index calls_by_conversation on calls (organisation_id, conversation_id, id);
