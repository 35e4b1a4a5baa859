-- What somebody wrote, once for all who have it. A draft is a message nobody else has a copy of.
create table email_messages (
  id bigint generated always as identity,
  organisation_id bigint not null references organisations (id),
  thread_id bigint not null,
  author_id bigint,
  from_name text not null default '',
  -- empty for a colleague's: their address is looked up for who may know it
  from_address text not null default '',
  subject text not null default '',
  html text not null default '',
  -- the words of it, for lists and search
  text text not null default '',
  -- addresses of the pictures it wants from elsewhere, by their number
  pictures text[] not null default '{}',
  state text not null check (state in ('draft', 'leaving', 'sent', 'received')),
  -- the Message-ID of RFC 5322, without its brackets
  message_id text not null,
  in_reply_to text,
  reference_ids text[] not null default '{}',
  -- of a draft: the copy it answers or forwards
  answers_copy_id bigint,
  way text check (way in ('reply', 'replyAll', 'forward')),
  leaves_at timestamptz,
  created_at timestamptz not null,
  sent_at timestamptz,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (organisation_id, message_id),
  foreign key (organisation_id, author_id)
    references organisations_members (organisation_id, person_id) on delete set null (author_id),
  check ((state = 'leaving') = (leaves_at is not null))
);
create index email_messages_by_thread on email_messages (organisation_id, thread_id);

-- To whom, in the order it was written. A group stays one line; who is in it has a copy.
create table email_recipients (
  organisation_id bigint not null,
  message_id bigint not null,
  position integer not null,
  kind text not null check (kind in ('to', 'cc', 'bcc')),
  person_id bigint,
  group_key text,
  name text not null default '',
  address text,
  -- only of an address outside: what became of it
  state text not null default 'inside' check (state in ('inside', 'waiting', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  last_error text,
  settled_at timestamptz,
  primary key (organisation_id, message_id, position),
  foreign key (organisation_id, message_id)
    references email_messages (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete set null (person_id)
);

-- Each owner's own copy, with their own flags.
create table email_copies (
  id bigint generated always as identity,
  organisation_id bigint not null,
  owner_id bigint not null,
  message_id bigint not null,
  thread_id bigint not null,
  folder text not null check (folder in ('inbox', 'draft', 'spam', 'sent', 'trash')),
  -- where it goes back to
  trashed_from text check (trashed_from in ('inbox', 'draft', 'spam', 'sent')),
  is_read boolean not null default false,
  is_starred boolean not null default false,
  labels text[] not null default '{}',
  subject text not null,
  -- what a search looks through: subject, sender, beginning of the words; lower case
  search_text text not null default '',
  at timestamptz not null,
  primary key (organisation_id, id),
  unique (organisation_id, owner_id, message_id),
  foreign key (organisation_id, message_id)
    references email_messages (organisation_id, id) on delete cascade,
  foreign key (organisation_id, owner_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index email_copies_by_folder on email_copies (organisation_id, owner_id, folder, id desc);
create index email_copies_by_thread on email_copies (organisation_id, owner_id, thread_id, id);
create index email_copies_by_message on email_copies (organisation_id, message_id);

-- Put there by its owner for a draft; then its message's.
create table email_files (
  id bigint generated always as identity,
  organisation_id bigint not null references organisations (id),
  owner_id bigint,
  message_id bigint,
  name text not null,
  type text not null,
  size integer not null,
  stored_as text not null,
  picture_as text,
  width integer,
  height integer,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, message_id)
    references email_messages (organisation_id, id) on delete cascade,
  foreign key (organisation_id, owner_id)
    references organisations_members (organisation_id, person_id) on delete set null (owner_id)
);
create index email_files_by_message on email_files (organisation_id, message_id);
