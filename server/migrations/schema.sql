-- Made by `npm run db schema` from the migrations; never edited by hand.

create table accounts (
  id bigint generated always as identity not null,
  email text not null,
  username text not null,
  full_name text default ''::text not null,
  avatar text,
  password_hash text,
  created_at timestamp with time zone default now() not null,
  constraint accounts_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX accounts_email_key ON public.accounts USING btree (lower(email));
CREATE UNIQUE INDEX accounts_username_key ON public.accounts USING btree (lower(username));

create table accounts_refresh_tokens (
  token_hash bytea not null,
  organisation_id bigint not null,
  session_id bigint not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint accounts_refresh_tokens_pkey PRIMARY KEY (token_hash),
  constraint accounts_refresh_tokens_organisation_id_session_id_fkey FOREIGN KEY (organisation_id, session_id) REFERENCES accounts_sessions(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX accounts_refresh_tokens_by_session ON public.accounts_refresh_tokens USING btree (organisation_id, session_id);

create table accounts_sessions (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  person_id bigint not null,
  agent text not null,
  created_at timestamp with time zone default now() not null,
  last_seen_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  constraint accounts_sessions_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint accounts_sessions_pkey PRIMARY KEY (id),
  constraint accounts_sessions_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);
CREATE INDEX accounts_sessions_by_person ON public.accounts_sessions USING btree (person_id);

create table organisations (
  id bigint generated always as identity not null,
  name text not null,
  short_name text not null,
  created_at timestamp with time zone default now() not null,
  constraint organisations_pkey PRIMARY KEY (id)
);

create table organisations_members (
  organisation_id bigint not null,
  person_id bigint not null,
  role text not null,
  joined_at timestamp with time zone default now() not null,
  constraint organisations_members_pkey PRIMARY KEY (organisation_id, person_id),
  constraint organisations_members_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint organisations_members_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id),
  constraint organisations_members_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'client'::text])))
);
CREATE INDEX organisations_members_by_person ON public.organisations_members USING btree (person_id);

create table repeat_keys (
  organisation_id bigint not null,
  person_id bigint not null,
  key text not null,
  fingerprint bytea not null,
  result json,
  created_at timestamp with time zone default now() not null,
  constraint repeat_keys_pkey PRIMARY KEY (organisation_id, person_id, key)
);
CREATE INDEX repeat_keys_by_age ON public.repeat_keys USING btree (created_at);

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  constraint schema_migrations_pkey PRIMARY KEY (name)
);

create table todo_tasks (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  title text not null,
  description json default '""'::json not null,
  due_date text default ''::text not null,
  due_at timestamp with time zone,
  assignee_id bigint,
  assignee_name text default ''::text not null,
  assignee_avatar text,
  tags text[] default '{}'::text[] not null,
  is_completed boolean default false not null,
  is_important boolean default false not null,
  is_deleted boolean default false not null,
  position double precision not null,
  version integer default 1 not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  changed_at timestamp with time zone default now() not null,
  constraint todo_tasks_pkey PRIMARY KEY (organisation_id, id),
  constraint todo_tasks_organisation_id_assignee_id_fkey FOREIGN KEY (organisation_id, assignee_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE SET NULL (assignee_id),
  constraint todo_tasks_organisation_id_created_by_fkey FOREIGN KEY (organisation_id, created_by) REFERENCES organisations_members(organisation_id, person_id),
  constraint todo_tasks_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id)
);
CREATE INDEX todo_tasks_by_assignee ON public.todo_tasks USING btree (organisation_id, assignee_id);
CREATE INDEX todo_tasks_by_creator ON public.todo_tasks USING btree (organisation_id, created_by);
CREATE INDEX todo_tasks_by_position ON public.todo_tasks USING btree (organisation_id, "position");
