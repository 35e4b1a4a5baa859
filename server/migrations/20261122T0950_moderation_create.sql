-- Everything said against one subject is one case, until it is settled.
create table moderation_cases (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  kind text not null check (kind in ('line', 'person', 'profile', 'booth', 'held')),
  -- the line, person or exhibitor
  subject_id bigint not null,
  conversation_id bigint,
  person_id bigint,
  -- as it stood when it was reported
  text text not null,
  opened_at timestamptz not null,
  settled_at timestamptz,
  settled_by bigint,
  outcome text,
  primary key (organisation_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create unique index moderation_cases_open
  on moderation_cases (organisation_id, event_id, kind, subject_id) where settled_at is null;
create index moderation_cases_by_event on moderation_cases (organisation_id, event_id, id);
create index moderation_cases_by_person on moderation_cases (organisation_id, person_id);

create table moderation_reports (
  organisation_id bigint not null,
  case_id bigint not null,
  person_id bigint not null,
  reason text not null check (reason in
    ('spam', 'harassment', 'hate', 'fraud', 'privacy', 'off_topic', 'other')),
  note text not null,
  at timestamptz not null,
  primary key (organisation_id, case_id, person_id),
  foreign key (organisation_id, case_id)
    references moderation_cases (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index moderation_reports_by_person on moderation_reports (organisation_id, person_id, at);

create table moderation_measures (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  case_id bigint,
  kind text not null check (kind in ('warn', 'mute', 'ban')),
  reason text not null,
  at timestamptz not null,
  until timestamptz,
  by_id bigint,
  lifted_at timestamptz,
  appeal text,
  appealed_at timestamptz,
  appeal_answer text,
  appeal_answered_by bigint,
  primary key (organisation_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index moderation_measures_by_person
  on moderation_measures (organisation_id, person_id, event_id);
create index moderation_measures_by_event on moderation_measures (organisation_id, event_id, id);

create table moderation_words (
  organisation_id bigint not null,
  event_id bigint not null,
  refused text[] not null default '{}',
  held text[] not null default '{}',
  primary key (organisation_id, event_id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);

-- Until when somebody is shut out of an event they take part in; infinity: until it is lifted.
alter table events_people add banned_until timestamptz;
