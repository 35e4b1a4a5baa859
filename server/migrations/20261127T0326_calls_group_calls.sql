create table calls_groups (
  id bigint generated always as identity,
  organisation_id bigint not null,
  conversation_id bigint not null,
  started_by bigint not null,
  started_at timestamptz not null,
  -- Since when there is only one in it.
  alone_since timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  primary key (organisation_id, id),
  foreign key (organisation_id, conversation_id)
    references chat_conversations (organisation_id, id) on delete cascade,
  foreign key (organisation_id, started_by)
    references organisations_members (organisation_id, person_id) on delete cascade
);
-- One at a time in a conversation.
create unique index calls_groups_open on calls_groups (organisation_id, conversation_id)
  where ended_at is null;
create index calls_groups_by_conversation on calls_groups (organisation_id, conversation_id, id);

create table calls_groups_people (
  organisation_id bigint not null,
  call_id bigint not null,
  person_id bigint not null,
  -- Their place in the call, by which the media process knows them.
  number integer not null,
  session_id bigint not null,
  device uuid not null,
  seen_at timestamptz not null,
  left_at timestamptz,
  is_removed boolean not null default false,
  is_silenced boolean not null default false,
  has_sound boolean not null default false,
  has_camera boolean not null default false,
  has_screen boolean not null default false,
  primary key (organisation_id, call_id, person_id),
  unique (organisation_id, call_id, number),
  foreign key (organisation_id, call_id)
    references calls_groups (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
-- Nobody is in two calls.
create unique index calls_groups_people_in on calls_groups_people (organisation_id, person_id)
  where left_at is null;
