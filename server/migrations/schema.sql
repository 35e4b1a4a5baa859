-- Made by `npm run db schema` from the migrations; never edited by hand.

create table accounts (
  id bigint generated always as identity not null,
  email text not null,
  username text not null,
  full_name text default ''::text not null,
  avatar text,
  password_hash text,
  created_at timestamp with time zone default now() not null,
  verified_at timestamp with time zone,
  constraint accounts_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX accounts_email_key ON public.accounts USING btree (lower(email));
CREATE UNIQUE INDEX accounts_username_key ON public.accounts USING btree (lower(username));

create table accounts_devices (
  person_id bigint not null,
  mark_hash bytea not null,
  seen_at timestamp with time zone default now() not null,
  constraint accounts_devices_pkey PRIMARY KEY (person_id, mark_hash),
  constraint accounts_devices_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table accounts_exports (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  person_id bigint not null,
  state text default 'working'::text not null,
  progress integer default 0 not null,
  file text,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone,
  constraint accounts_exports_pkey PRIMARY KEY (id),
  constraint accounts_exports_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint accounts_exports_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint accounts_exports_state_check CHECK ((state = ANY (ARRAY['working'::text, 'ready'::text, 'failed'::text])))
);
CREATE INDEX accounts_exports_by_age ON public.accounts_exports USING btree (expires_at);
CREATE UNIQUE INDEX accounts_exports_one_at_a_time ON public.accounts_exports USING btree (person_id) WHERE (state = 'working'::text);

create table accounts_links (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  token_hash bytea not null,
  kind text not null,
  email text not null,
  person_id bigint,
  role text,
  full_name text default ''::text not null,
  made_by bigint,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint accounts_links_token_hash_key UNIQUE (token_hash),
  constraint accounts_links_pkey PRIMARY KEY (organisation_id, id),
  constraint accounts_links_made_by_fkey FOREIGN KEY (made_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint accounts_links_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint accounts_links_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint accounts_links_kind_check CHECK ((kind = ANY (ARRAY['verify'::text, 'reset'::text, 'invite'::text]))),
  constraint accounts_links_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'client'::text])))
);
CREATE INDEX accounts_links_by_kind ON public.accounts_links USING btree (organisation_id, kind, id);

create table accounts_passkeys (
  id bigint generated always as identity not null,
  person_id bigint not null,
  credential text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] default '{}'::text[] not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone,
  constraint accounts_passkeys_credential_key UNIQUE (credential),
  constraint accounts_passkeys_pkey PRIMARY KEY (id),
  constraint accounts_passkeys_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX accounts_passkeys_by_person ON public.accounts_passkeys USING btree (person_id);

create table accounts_recovery_codes (
  person_id bigint not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint accounts_recovery_codes_pkey PRIMARY KEY (person_id, code_hash),
  constraint accounts_recovery_codes_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE
);

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
  network text default ''::text not null,
  confirmed_at timestamp with time zone default now() not null,
  constraint accounts_sessions_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint accounts_sessions_pkey PRIMARY KEY (id),
  constraint accounts_sessions_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);
CREATE INDEX accounts_sessions_by_person ON public.accounts_sessions USING btree (person_id);

create table accounts_settings (
  person_id bigint not null,
  bio text default ''::text not null,
  dob date,
  country text default ''::text not null,
  website text default ''::text not null,
  phone bigint,
  social jsonb default '{}'::jsonb not null,
  notification jsonb default '{}'::jsonb not null,
  language text,
  time_zone text,
  look jsonb default '{}'::jsonb not null,
  constraint accounts_settings_pkey PRIMARY KEY (person_id),
  constraint accounts_settings_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint accounts_settings_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'fr'::text, 'pt'::text])))
);

create table accounts_tickets (
  ticket_hash bytea not null,
  kind text not null,
  person_id bigint,
  challenge text default ''::text not null,
  tries integer default 0 not null,
  expires_at timestamp with time zone not null,
  constraint accounts_tickets_pkey PRIMARY KEY (ticket_hash),
  constraint accounts_tickets_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint accounts_tickets_kind_check CHECK ((kind = ANY (ARRAY['second-step'::text, 'passkey-new'::text, 'passkey-proof'::text])))
);
CREATE INDEX accounts_tickets_by_age ON public.accounts_tickets USING btree (expires_at);

create table accounts_two_step (
  person_id bigint not null,
  secret bytea not null,
  turned_on_at timestamp with time zone,
  last_step bigint default 0 not null,
  constraint accounts_two_step_pkey PRIMARY KEY (person_id),
  constraint accounts_two_step_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table audit_entries (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  at timestamp with time zone default now() not null,
  person_id bigint,
  network text default ''::text not null,
  action text not null,
  subject_id bigint,
  subject text default ''::text not null,
  before json,
  after json,
  constraint audit_entries_pkey PRIMARY KEY (organisation_id, id),
  constraint audit_entries_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint audit_entries_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id)
);
CREATE INDEX audit_entries_by_action ON public.audit_entries USING btree (organisation_id, action, id);
CREATE INDEX audit_entries_by_person ON public.audit_entries USING btree (organisation_id, person_id, id);
CREATE INDEX audit_entries_by_subject ON public.audit_entries USING btree (organisation_id, subject_id, id);

create table bookmarks_lists (
  organisation_id bigint not null,
  person_id bigint not null,
  page_ids integer[] not null,
  changed_at timestamp with time zone default now() not null,
  constraint bookmarks_lists_pkey PRIMARY KEY (organisation_id, person_id),
  constraint bookmarks_lists_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);

create table datatables_employees (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  avatar text default ''::text not null,
  full_name text not null,
  post text not null,
  email text not null,
  city text not null,
  started_on date not null,
  salary_cents integer not null,
  age smallint not null,
  experience_years smallint not null,
  status smallint not null,
  constraint datatables_employees_pkey PRIMARY KEY (organisation_id, id),
  constraint datatables_employees_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint datatables_employees_age_check CHECK (((age >= 14) AND (age <= 120))),
  constraint datatables_employees_experience_years_check CHECK ((experience_years >= 0)),
  constraint datatables_employees_salary_cents_check CHECK ((salary_cents >= 0)),
  constraint datatables_employees_status_check CHECK (((status >= 1) AND (status <= 5)))
);

create table mail_messages (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  state text default 'queued'::text not null,
  attempts integer default 0 not null,
  last_error text,
  created_at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  constraint mail_messages_pkey PRIMARY KEY (organisation_id, id),
  constraint mail_messages_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint mail_messages_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'kept'::text, 'failed'::text])))
);

create table organisations (
  id bigint generated always as identity not null,
  name text not null,
  short_name text not null,
  created_at timestamp with time zone default now() not null,
  verified_at timestamp with time zone,
  logo text,
  accent text,
  languages text[] default '{en}'::text[] not null,
  time_zone text default 'UTC'::text not null,
  tag_manager_id text,
  constraint organisations_pkey PRIMARY KEY (id)
);

create table organisations_members (
  organisation_id bigint not null,
  person_id bigint not null,
  role text not null,
  joined_at timestamp with time zone default now() not null,
  company text default ''::text not null,
  deactivated_at timestamp with time zone,
  removed_at timestamp with time zone,
  last_seen_at timestamp with time zone,
  sort_name text default ''::text not null,
  search_text text default ''::text not null,
  constraint organisations_members_pkey PRIMARY KEY (organisation_id, person_id),
  constraint organisations_members_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint organisations_members_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id),
  constraint organisations_members_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'client'::text])))
);
CREATE INDEX organisations_members_admins ON public.organisations_members USING btree (organisation_id) WHERE ((role = 'admin'::text) AND (deactivated_at IS NULL) AND (removed_at IS NULL));
CREATE INDEX organisations_members_by_company ON public.organisations_members USING btree (organisation_id, company COLLATE "C", person_id);
CREATE INDEX organisations_members_by_joined ON public.organisations_members USING btree (organisation_id, joined_at, person_id);
CREATE INDEX organisations_members_by_name ON public.organisations_members USING btree (organisation_id, sort_name COLLATE "C", person_id);
CREATE INDEX organisations_members_by_person ON public.organisations_members USING btree (person_id);
CREATE INDEX organisations_members_by_seen ON public.organisations_members USING btree (organisation_id, last_seen_at, person_id);
CREATE INDEX organisations_members_search ON public.organisations_members USING gin (search_text gin_trgm_ops);

create table people_views (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  person_id bigint not null,
  place text not null,
  name text not null,
  search text not null,
  constraint people_views_pkey PRIMARY KEY (organisation_id, id),
  constraint people_views_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint people_views_place_check CHECK ((place = ANY (ARRAY['organisation'::text, 'conference'::text])))
);
CREATE UNIQUE INDEX people_views_name ON public.people_views USING btree (organisation_id, person_id, place, lower(name));

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
