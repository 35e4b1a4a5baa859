-- Every conversation there is. Its `sequence` is the number of its latest change; whoever changes
-- something takes the next one in the same transaction, so that numbers come in the order of commits.
create table chat_conversations (
  id bigint generated always as identity,
  organisation_id bigint not null references organisations (id),
  event_id bigint,
  kind text not null check (kind in ('direct', 'group', 'channel', 'help', 'booth')),
  about text check (about in ('lobby', 'topic', 'session', 'booth')),
  -- the session or exhibitor
  subject_id bigint,
  title text not null default '',
  -- the two of a direct conversation, the smaller id first
  low_id bigint,
  high_id bigint,
  -- who asks the help desk or a booth
  asker_id bigint,
  created_by bigint,
  created_at timestamptz not null default now(),
  sequence bigint not null default 0,
  last_line_id bigint,
  last_line_at timestamptz,
  slow_seconds integer not null default 0,
  is_paused boolean not null default false,
  followers_only boolean not null default false,
  holds_newcomers boolean not null default false,
  version integer not null default 1,
  archived_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, low_id)
    references organisations_members (organisation_id, person_id) on delete cascade,
  foreign key (organisation_id, high_id)
    references organisations_members (organisation_id, person_id) on delete cascade,
  foreign key (organisation_id, asker_id)
    references organisations_members (organisation_id, person_id) on delete cascade,
  check ((kind = 'channel') = (about is not null)),
  check ((kind = 'direct') = (low_id is not null and high_id is not null and low_id < high_id)),
  check ((kind in ('help', 'booth')) = (asker_id is not null)),
  check ((kind in ('direct', 'group')) = (event_id is null))
);
create unique index chat_conversations_pair on chat_conversations (organisation_id, low_id, high_id)
  where kind = 'direct';
create unique index chat_conversations_subject
  on chat_conversations (organisation_id, event_id, about, coalesce(subject_id, 0))
  where kind = 'channel' and about <> 'topic';
create unique index chat_conversations_help on chat_conversations (organisation_id, event_id, asker_id)
  where kind = 'help';
create unique index chat_conversations_booth
  on chat_conversations (organisation_id, subject_id, asker_id) where kind = 'booth';
create index chat_conversations_by_event on chat_conversations (organisation_id, event_id, kind);

-- Who is in a conversation; in an open channel, who opened it once.
create table chat_members (
  organisation_id bigint not null,
  conversation_id bigint not null,
  person_id bigint not null,
  standing text not null default 'member'
    check (standing in ('member', 'invited', 'asked', 'refused', 'reader', 'left')),
  is_owner boolean not null default false,
  is_following boolean not null default false,
  notify text not null default 'all' check (notify in ('all', 'mentions', 'none')),
  read_sequence bigint not null default 0,
  -- a group shows nothing from before
  joined_sequence bigint not null default 0,
  joined_at timestamptz not null default now(),
  primary key (organisation_id, conversation_id, person_id),
  foreign key (organisation_id, conversation_id)
    references chat_conversations (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index chat_members_by_person on chat_members (organisation_id, person_id);

create table chat_lines (
  id bigint generated always as identity,
  organisation_id bigint not null,
  conversation_id bigint not null,
  sequence bigint not null,
  changed bigint not null,
  author_id bigint,
  client_id uuid not null,
  text text not null,
  state text not null default 'shown' check (state in ('shown', 'held', 'hidden', 'deleted')),
  thread_id bigint,
  replies integer not null default 0,
  pinned_at timestamptz,
  created_at timestamptz not null,
  edited_at timestamptz,
  words tsvector not null generated always as (to_tsvector('simple', text)) stored,
  primary key (organisation_id, id),
  unique (organisation_id, conversation_id, id),
  unique (organisation_id, conversation_id, sequence),
  unique (organisation_id, conversation_id, author_id, client_id),
  foreign key (organisation_id, conversation_id)
    references chat_conversations (organisation_id, id) on delete cascade,
  foreign key (organisation_id, conversation_id, thread_id)
    references chat_lines (organisation_id, conversation_id, id) on delete cascade,
  foreign key (organisation_id, author_id)
    references organisations_members (organisation_id, person_id) on delete set null (author_id)
);
create index chat_lines_by_change on chat_lines (organisation_id, conversation_id, changed);
create index chat_lines_by_thread on chat_lines (organisation_id, thread_id, sequence)
  where thread_id is not null;
create index chat_lines_by_author on chat_lines (organisation_id, author_id, created_at);
create index chat_lines_pinned on chat_lines (organisation_id, conversation_id, pinned_at)
  where pinned_at is not null;
create index chat_lines_words on chat_lines using gin (words);

create table chat_mentions (
  organisation_id bigint not null,
  conversation_id bigint not null,
  line_id bigint not null,
  person_id bigint not null,
  sequence bigint not null,
  primary key (organisation_id, line_id, person_id),
  foreign key (organisation_id, conversation_id, line_id)
    references chat_lines (organisation_id, conversation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index chat_mentions_by_person
  on chat_mentions (organisation_id, person_id, conversation_id, sequence);

create table chat_reactions (
  organisation_id bigint not null,
  conversation_id bigint not null,
  line_id bigint not null,
  person_id bigint not null,
  emoji text not null,
  at timestamptz not null,
  primary key (organisation_id, line_id, emoji, person_id),
  foreign key (organisation_id, conversation_id, line_id)
    references chat_lines (organisation_id, conversation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);

-- Put there first, sent with a line later; what no line takes within a day is swept away.
create table chat_files (
  id bigint generated always as identity,
  organisation_id bigint not null,
  conversation_id bigint not null,
  author_id bigint not null,
  line_id bigint,
  place integer not null default 0,
  name text not null,
  type text not null,
  size integer not null,
  stored_as text not null,
  picture_as text,
  width integer,
  height integer,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, conversation_id)
    references chat_conversations (organisation_id, id) on delete cascade,
  foreign key (organisation_id, conversation_id, line_id)
    references chat_lines (organisation_id, conversation_id, id) on delete cascade,
  foreign key (organisation_id, author_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index chat_files_by_line on chat_files (organisation_id, line_id);
create index chat_files_unsent on chat_files (created_at) where line_id is null;

create table chat_blocks (
  organisation_id bigint not null,
  person_id bigint not null,
  blocked_id bigint not null,
  at timestamptz not null,
  primary key (organisation_id, person_id, blocked_id),
  check (person_id <> blocked_id),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade,
  foreign key (organisation_id, blocked_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index chat_blocks_by_blocked on chat_blocks (organisation_id, blocked_id);

-- No line: as the windows tell.
create table chat_settings (
  organisation_id bigint not null,
  person_id bigint not null,
  status text not null default 'online' check (status in ('online', 'away', 'busy', 'offline')),
  primary key (organisation_id, person_id),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);

-- How a question to the help desk or a booth stands.
create table chat_requests (
  organisation_id bigint not null,
  conversation_id bigint not null,
  state text not null check (state in ('waiting', 'taken', 'answered', 'closed', 'missed')),
  waiting_since timestamptz,
  taken_by bigint,
  alerted_at timestamptz,
  changed_at timestamptz not null,
  primary key (organisation_id, conversation_id),
  foreign key (organisation_id, conversation_id)
    references chat_conversations (organisation_id, id) on delete cascade,
  foreign key (organisation_id, taken_by)
    references organisations_members (organisation_id, person_id) on delete set null (taken_by)
);
create index chat_requests_waiting on chat_requests (waiting_since)
  where waiting_since is not null and alerted_at is null;

create table chat_desks (
  organisation_id bigint not null,
  event_id bigint not null,
  alert_minutes integer not null default 10 check (alert_minutes between 0 and 1440),
  primary key (organisation_id, event_id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);

create table chat_replies (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  title text not null,
  text text not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);
create index chat_replies_by_event on chat_replies (organisation_id, event_id, title);

-- A channel comes with its event, session or booth, whoever makes those.
create function chat_open_channel() returns trigger language plpgsql as $$
begin
  insert into chat_conversations (organisation_id, event_id, kind, about, subject_id)
  values (
    new.organisation_id,
    (to_jsonb(new) ->> tg_argv[1])::bigint,
    'channel',
    tg_argv[0],
    (to_jsonb(new) ->> tg_argv[2])::bigint
  )
  on conflict do nothing;
  return null;
end
$$;
create trigger chat_open_lobby after insert on events
  for each row execute function chat_open_channel('lobby', 'id', '-');
create trigger chat_open_session after insert on agenda_published
  for each row execute function chat_open_channel('session', 'event_id', 'session_id');
create trigger chat_open_booth after insert on exhibitors
  for each row execute function chat_open_channel('booth', 'event_id', 'id');

insert into chat_conversations (organisation_id, event_id, kind, about)
  select organisation_id, id, 'channel', 'lobby' from events;
insert into chat_conversations (organisation_id, event_id, kind, about, subject_id)
  select organisation_id, event_id, 'channel', 'session', session_id from agenda_published;
insert into chat_conversations (organisation_id, event_id, kind, about, subject_id)
  select organisation_id, event_id, 'channel', 'booth', id from exhibitors;

alter table events alter column modules
  set default '{program,speakers,sponsors,lobby,exhibitors,people,chat}';
update events set modules = modules || '{chat}'::text[];
