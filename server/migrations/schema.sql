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
CREATE INDEX accounts_unverified ON public.accounts USING btree (id) WHERE (verified_at IS NULL);
CREATE UNIQUE INDEX accounts_email_key ON public.accounts USING btree (lower(email));
CREATE UNIQUE INDEX accounts_username_key ON public.accounts USING btree (lower(username));

create table accounts_devices (
  person_id bigint not null,
  mark_hash bytea not null,
  seen_at timestamp with time zone default now() not null,
  constraint accounts_devices_pkey PRIMARY KEY (person_id, mark_hash),
  constraint accounts_devices_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX accounts_devices_mark ON public.accounts_devices USING btree (mark_hash);

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
  event text,
  constraint accounts_links_token_hash_key UNIQUE (token_hash),
  constraint accounts_links_pkey PRIMARY KEY (organisation_id, id),
  constraint accounts_links_made_by_fkey FOREIGN KEY (made_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint accounts_links_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint accounts_links_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint accounts_links_kind_check CHECK ((kind = ANY (ARRAY['verify'::text, 'reset'::text, 'invite'::text, 'join'::text]))),
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
  acted_by bigint,
  acted_from bigint,
  constraint accounts_sessions_organisation_id_id_key UNIQUE (organisation_id, id),
  constraint accounts_sessions_pkey PRIMARY KEY (id),
  constraint accounts_sessions_acted_by_fkey FOREIGN KEY (acted_by) REFERENCES accounts(id),
  constraint accounts_sessions_acted_from_fkey FOREIGN KEY (acted_from) REFERENCES accounts_sessions(id) ON DELETE CASCADE,
  constraint accounts_sessions_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);
CREATE INDEX accounts_sessions_acted_from ON public.accounts_sessions USING btree (acted_from) WHERE (acted_from IS NOT NULL);
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

create table agenda_changes (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  deed text not null,
  subject text default ''::text not null,
  before jsonb not null,
  after jsonb not null,
  made jsonb default '{}'::jsonb not null,
  is_undone boolean default false not null,
  made_at timestamp with time zone default now() not null,
  constraint agenda_changes_pkey PRIMARY KEY (organisation_id, id),
  constraint agenda_changes_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX agenda_changes_by_event ON public.agenda_changes USING btree (organisation_id, event_id, id DESC);

create table agenda_feeds (
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  hash bytea not null,
  created_at timestamp with time zone default now() not null,
  read_at timestamp with time zone,
  constraint agenda_feeds_hash_key UNIQUE (hash),
  constraint agenda_feeds_pkey PRIMARY KEY (organisation_id, event_id, person_id),
  constraint agenda_feeds_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint agenda_feeds_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);

create table agenda_published (
  organisation_id bigint not null,
  event_id bigint not null,
  session_id bigint not null,
  session jsonb not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  is_cancelled boolean default false not null,
  sequence integer default 0 not null,
  changed_at timestamp with time zone default now() not null,
  words tsvector not null,
  constraint agenda_published_pkey PRIMARY KEY (organisation_id, event_id, session_id),
  constraint agenda_published_organisation_id_event_id_session_id_fkey FOREIGN KEY (organisation_id, event_id, session_id) REFERENCES agenda_sessions(organisation_id, event_id, id) ON DELETE CASCADE
);
CREATE INDEX agenda_published_by_start ON public.agenda_published USING btree (starts_at) WHERE (NOT is_cancelled);
CREATE INDEX agenda_published_words ON public.agenda_published USING gin (words);

create table agenda_reminders (
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  minutes integer,
  constraint agenda_reminders_pkey PRIMARY KEY (organisation_id, event_id, person_id),
  constraint agenda_reminders_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint agenda_reminders_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint agenda_reminders_minutes_check CHECK (((minutes >= 1) AND (minutes <= 1440)))
);

create table agenda_sessions (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  code text default (gen_random_uuid())::text not null,
  kind text not null,
  title jsonb not null,
  abstract jsonb default '{}'::jsonb not null,
  language text,
  track_id bigint,
  room_id bigint,
  starts_at timestamp with time zone,
  minutes integer not null,
  capacity integer,
  join_url text,
  is_hidden boolean default false not null,
  is_featured boolean default false not null,
  speakers jsonb default '[]'::jsonb not null,
  files jsonb default '[]'::jsonb not null,
  is_deleted boolean default false not null,
  version integer default 1 not null,
  changed_at timestamp with time zone default now() not null,
  constraint agenda_sessions_organisation_id_event_id_code_key UNIQUE (organisation_id, event_id, code),
  constraint agenda_sessions_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint agenda_sessions_pkey PRIMARY KEY (organisation_id, id),
  constraint agenda_sessions_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint agenda_sessions_organisation_id_event_id_room_id_fkey FOREIGN KEY (organisation_id, event_id, room_id) REFERENCES events_rooms(organisation_id, event_id, id) ON DELETE SET NULL (room_id),
  constraint agenda_sessions_organisation_id_event_id_track_id_fkey FOREIGN KEY (organisation_id, event_id, track_id) REFERENCES events_tracks(organisation_id, event_id, id) ON DELETE SET NULL (track_id),
  constraint agenda_sessions_capacity_check CHECK ((capacity > 0)),
  constraint agenda_sessions_minutes_check CHECK (((minutes >= 1) AND (minutes <= 1440)))
);
CREATE INDEX agenda_sessions_by_start ON public.agenda_sessions USING btree (organisation_id, event_id, starts_at);

create table agenda_stars (
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  session_id bigint not null,
  starred_at timestamp with time zone default now() not null,
  is_seat boolean default false not null,
  constraint agenda_stars_pkey PRIMARY KEY (organisation_id, event_id, person_id, session_id),
  constraint agenda_stars_organisation_id_event_id_session_id_fkey FOREIGN KEY (organisation_id, event_id, session_id) REFERENCES agenda_sessions(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint agenda_stars_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);
CREATE INDEX agenda_stars_by_session ON public.agenda_stars USING btree (organisation_id, event_id, session_id);

create table agenda_versions (
  organisation_id bigint not null,
  event_id bigint not null,
  number integer not null,
  note text default ''::text not null,
  published_at timestamp with time zone default now() not null,
  published_by bigint not null,
  sessions jsonb not null,
  changes jsonb not null,
  constraint agenda_versions_pkey PRIMARY KEY (organisation_id, event_id, number),
  constraint agenda_versions_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE
);

create table analytics_days (
  organisation_id bigint not null,
  day date not null,
  what text not null,
  name text not null,
  views bigint not null,
  visits bigint not null,
  seconds bigint not null,
  stayed bigint not null,
  constraint analytics_days_pkey PRIMARY KEY (organisation_id, day, what, name),
  constraint analytics_days_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint analytics_days_what_check CHECK ((what = ANY (ARRAY['all'::text, 'screen'::text, 'event'::text, 'device'::text, 'country'::text, 'source'::text, 'who'::text])))
);

create table analytics_hours (
  organisation_id bigint not null,
  hour timestamp with time zone not null,
  views bigint not null,
  constraint analytics_hours_pkey PRIMARY KEY (organisation_id, hour),
  constraint analytics_hours_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id)
);

create table analytics_months (
  organisation_id bigint not null,
  month date not null,
  what text not null,
  name text not null,
  views bigint not null,
  visits bigint not null,
  constraint analytics_months_pkey PRIMARY KEY (organisation_id, month, what, name),
  constraint analytics_months_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint analytics_months_month_check CHECK ((month = (date_trunc('month'::text, (month)::timestamp with time zone))::date)),
  constraint analytics_months_what_check CHECK ((what = ANY (ARRAY['screen'::text, 'device'::text, 'country'::text, 'source'::text])))
);

create table analytics_salts (
  organisation_id bigint not null,
  day date not null,
  salt bytea not null,
  constraint analytics_salts_pkey PRIMARY KEY (organisation_id, day),
  constraint analytics_salts_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id)
);
CREATE INDEX analytics_salts_by_day ON public.analytics_salts USING btree (day);

create table analytics_views (
  organisation_id bigint not null,
  key text not null,
  at timestamp with time zone not null,
  day date not null,
  hour timestamp with time zone not null,
  event_id bigint,
  screen text not null,
  device text not null,
  country text not null,
  source text not null,
  who text not null,
  visitor text not null,
  constraint analytics_views_pkey PRIMARY KEY (organisation_id, key),
  constraint analytics_views_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE SET NULL (event_id),
  constraint analytics_views_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint analytics_views_country_check CHECK ((country ~ '^([A-Z]{2})?$'::text)),
  constraint analytics_views_device_check CHECK ((device = ANY (ARRAY['desk'::text, 'tablet'::text, 'phone'::text]))),
  constraint analytics_views_who_check CHECK ((who = ANY (ARRAY['member'::text, 'guest'::text])))
);
CREATE INDEX analytics_views_by_age ON public.analytics_views USING btree (at);
CREATE INDEX analytics_views_by_time ON public.analytics_views USING btree (organisation_id, at);

create table analytics_visits (
  organisation_id bigint not null,
  day date not null,
  visitor text not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  views bigint not null,
  device text not null,
  country text not null,
  source text not null,
  who text not null,
  constraint analytics_visits_pkey PRIMARY KEY (organisation_id, day, visitor),
  constraint analytics_visits_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint analytics_visits_check CHECK ((last_at >= first_at)),
  constraint analytics_visits_views_check CHECK ((views > 0))
);
CREATE INDEX analytics_visits_by_age ON public.analytics_visits USING btree (day);

create table analytics_weekly (
  organisation_id bigint not null,
  person_id bigint not null,
  is_on boolean not null,
  time_zone text not null,
  asked_for date not null,
  sent_for date,
  token_hash bytea not null,
  constraint analytics_weekly_token_hash_key UNIQUE (token_hash),
  constraint analytics_weekly_pkey PRIMARY KEY (organisation_id, person_id),
  constraint analytics_weekly_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);
CREATE INDEX analytics_weekly_by_monday ON public.analytics_weekly USING btree (asked_for) WHERE is_on;

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
CREATE INDEX audit_entries_by_time ON public.audit_entries USING btree (organisation_id, at, id);

create table blog_authors (
  organisation_id bigint not null,
  person_id bigint not null,
  constraint blog_authors_pkey PRIMARY KEY (organisation_id, person_id),
  constraint blog_authors_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  constraint blog_authors_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id)
);

create table blog_bookmarks (
  organisation_id bigint not null,
  post_id bigint not null,
  person_id bigint not null,
  constraint blog_bookmarks_pkey PRIMARY KEY (organisation_id, post_id, person_id),
  constraint blog_bookmarks_organisation_id_post_id_fkey FOREIGN KEY (organisation_id, post_id) REFERENCES blog_posts(organisation_id, id) ON DELETE CASCADE,
  constraint blog_bookmarks_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id)
);
CREATE INDEX blog_bookmarks_by_person ON public.blog_bookmarks USING btree (person_id);

create table blog_comments (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  post_id bigint not null,
  parent_id bigint,
  person_id bigint not null,
  text text not null,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  removed_at timestamp with time zone,
  hidden_at timestamp with time zone,
  constraint blog_comments_organisation_id_post_id_id_key UNIQUE (organisation_id, post_id, id),
  constraint blog_comments_pkey PRIMARY KEY (organisation_id, id),
  constraint blog_comments_organisation_id_post_id_fkey FOREIGN KEY (organisation_id, post_id) REFERENCES blog_posts(organisation_id, id) ON DELETE CASCADE,
  constraint blog_comments_organisation_id_post_id_parent_id_fkey FOREIGN KEY (organisation_id, post_id, parent_id) REFERENCES blog_comments(organisation_id, post_id, id) ON DELETE CASCADE,
  constraint blog_comments_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id)
);
CREATE INDEX blog_comments_by_parent ON public.blog_comments USING btree (organisation_id, post_id, parent_id);
CREATE INDEX blog_comments_by_person ON public.blog_comments USING btree (organisation_id, person_id, created_at);

create table blog_pictures (
  organisation_id bigint not null,
  post_id bigint not null,
  picture text not null,
  constraint blog_pictures_pkey PRIMARY KEY (organisation_id, post_id, picture),
  constraint blog_pictures_organisation_id_post_id_fkey FOREIGN KEY (organisation_id, post_id) REFERENCES blog_posts(organisation_id, id) ON DELETE CASCADE
);

create table blog_posts (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  author_id bigint,
  title text not null,
  slug text not null,
  language text not null,
  excerpt text default ''::text not null,
  content text default ''::text not null,
  words text default ''::text not null,
  cover text,
  categories text[] default '{}'::text[] not null,
  tags text[] default '{}'::text[] not null,
  state text default 'draft'::text not null,
  publish_at timestamp with time zone,
  told_at timestamp with time zone,
  translation_of bigint,
  preview_hash bytea,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  version integer default 1 not null,
  head_text text default (' '::text || profiles_fold(title)) not null,
  search_text text default (' '::text || profiles_fold(((((title || ' '::text) || excerpt) || ' '::text) || words))) not null,
  constraint blog_posts_organisation_id_slug_key UNIQUE (organisation_id, slug),
  constraint blog_posts_pkey PRIMARY KEY (organisation_id, id),
  constraint blog_posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id),
  constraint blog_posts_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  constraint blog_posts_organisation_id_translation_of_fkey FOREIGN KEY (organisation_id, translation_of) REFERENCES blog_posts(organisation_id, id) ON DELETE SET NULL (translation_of),
  constraint blog_posts_check CHECK (((state <> 'published'::text) OR (publish_at IS NOT NULL))),
  constraint blog_posts_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'fr'::text, 'pt'::text]))),
  constraint blog_posts_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text])))
);
CREATE INDEX blog_posts_by_change ON public.blog_posts USING btree (organisation_id, changed_at DESC, id DESC);
CREATE INDEX blog_posts_by_language ON public.blog_posts USING btree (organisation_id, language, publish_at DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX blog_posts_by_publication ON public.blog_posts USING btree (organisation_id, publish_at DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX blog_posts_by_state ON public.blog_posts USING btree (organisation_id, state, changed_at DESC, id DESC);
CREATE INDEX blog_posts_by_translation ON public.blog_posts USING btree (organisation_id, translation_of);
CREATE INDEX blog_posts_categories ON public.blog_posts USING gin (organisation_id, categories);
CREATE INDEX blog_posts_heads ON public.blog_posts USING gin (organisation_id, head_text gin_trgm_ops);
CREATE INDEX blog_posts_search ON public.blog_posts USING gin (organisation_id, search_text gin_trgm_ops);
CREATE INDEX blog_posts_tags ON public.blog_posts USING gin (organisation_id, tags);
CREATE INDEX blog_posts_untold ON public.blog_posts USING btree (publish_at) WHERE ((state = 'published'::text) AND (told_at IS NULL));
CREATE UNIQUE INDEX blog_posts_by_preview ON public.blog_posts USING btree (preview_hash) WHERE (preview_hash IS NOT NULL);

create table bookings (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  reference text not null,
  key_hash bytea not null,
  token_hash bytea not null,
  wanted jsonb not null,
  state text not null,
  person_id bigint,
  full_name text default ''::text not null,
  email text default ''::text not null,
  phone text default ''::text not null,
  language text not null,
  address jsonb,
  way text,
  code_id bigint,
  code text default ''::text not null,
  currency text not null,
  prices_include_tax boolean not null,
  net bigint not null,
  tax bigint not null,
  gross bigint not null,
  lines jsonb not null,
  summary text not null,
  places integer not null,
  invoice_id bigint,
  held_until timestamp with time zone,
  is_prolonged boolean default false not null,
  kept_until timestamp with time zone,
  due_on date,
  note text default ''::text not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  is_quiet boolean default false not null,
  adds_to bigint,
  is_reverse_charge boolean default false not null,
  search_text text default plain_words(((((((((reference || ' '::text) || full_name) || ' '::text) || email) || ' '::text) || COALESCE((address ->> 'company'::text), ''::text)) || ' '::text) || summary)) not null,
  constraint bookings_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint bookings_organisation_id_event_id_key_hash_key UNIQUE (organisation_id, event_id, key_hash),
  constraint bookings_organisation_id_invoice_id_key UNIQUE (organisation_id, invoice_id),
  constraint bookings_organisation_id_reference_key UNIQUE (organisation_id, reference),
  constraint bookings_token_hash_key UNIQUE (token_hash),
  constraint bookings_pkey PRIMARY KEY (organisation_id, id),
  constraint bookings_organisation_id_event_id_adds_to_fkey FOREIGN KEY (organisation_id, event_id, adds_to) REFERENCES bookings(organisation_id, event_id, id),
  constraint bookings_organisation_id_event_id_code_id_fkey FOREIGN KEY (organisation_id, event_id, code_id) REFERENCES tickets_codes(organisation_id, event_id, id),
  constraint bookings_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id),
  constraint bookings_organisation_id_invoice_id_fkey FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices(organisation_id, id),
  constraint bookings_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id),
  constraint bookings_check CHECK ((gross = (net + tax))),
  constraint bookings_check1 CHECK (((state = 'held'::text) = (held_until IS NOT NULL))),
  constraint bookings_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint bookings_net_check CHECK ((net >= 0)),
  constraint bookings_places_check CHECK ((places >= 0)),
  constraint bookings_state_check CHECK ((state = ANY (ARRAY['held'::text, 'expired'::text, 'pending'::text, 'confirmed'::text, 'cancelled'::text]))),
  constraint bookings_tax_check CHECK ((tax >= 0)),
  constraint bookings_way_check CHECK ((way = ANY (ARRAY['transfer'::text, 'on_site'::text, 'stripe'::text, 'free'::text])))
);
CREATE INDEX bookings_by_code ON public.bookings USING btree (organisation_id, event_id, code_id) WHERE (code_id IS NOT NULL);
CREATE INDEX bookings_by_creation ON public.bookings USING btree (organisation_id, event_id, created_at, id);
CREATE INDEX bookings_by_email ON public.bookings USING btree (organisation_id, lower(email));
CREATE INDEX bookings_by_first ON public.bookings USING btree (organisation_id, adds_to, id) WHERE (adds_to IS NOT NULL);
CREATE INDEX bookings_by_gross ON public.bookings USING btree (organisation_id, event_id, gross, id);
CREATE INDEX bookings_by_name ON public.bookings USING btree (organisation_id, event_id, lower(full_name) COLLATE "C", id);
CREATE INDEX bookings_by_person ON public.bookings USING btree (organisation_id, person_id, id) WHERE (person_id IS NOT NULL);
CREATE INDEX bookings_by_state ON public.bookings USING btree (organisation_id, event_id, state, created_at, id);
CREATE INDEX bookings_by_way ON public.bookings USING btree (organisation_id, event_id, way, created_at, id);
CREATE INDEX bookings_held ON public.bookings USING btree (held_until) WHERE (state = 'held'::text);
CREATE INDEX bookings_held_of_event ON public.bookings USING btree (organisation_id, event_id, held_until) WHERE (state = 'held'::text);
CREATE INDEX bookings_search ON public.bookings USING gin (organisation_id, search_text gin_trgm_ops);
CREATE INDEX bookings_unpaid ON public.bookings USING btree (due_on) WHERE (state = 'pending'::text);

create table bookings_answers (
  organisation_id bigint not null,
  event_id bigint not null,
  booking_id bigint not null,
  place_id bigint,
  question_id bigint not null,
  said text not null,
  option_ids bigint[] not null,
  constraint bookings_answers_organisation_id_event_id_booking_id_fkey FOREIGN KEY (organisation_id, event_id, booking_id) REFERENCES bookings(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint bookings_answers_organisation_id_event_id_place_id_fkey FOREIGN KEY (organisation_id, event_id, place_id) REFERENCES bookings_places(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint bookings_answers_organisation_id_event_id_question_id_fkey FOREIGN KEY (organisation_id, event_id, question_id) REFERENCES tickets_questions(organisation_id, event_id, id) ON DELETE CASCADE
);
CREATE INDEX bookings_answers_by_place ON public.bookings_answers USING btree (organisation_id, event_id, place_id);
CREATE INDEX bookings_answers_by_question ON public.bookings_answers USING btree (organisation_id, event_id, question_id);
CREATE UNIQUE INDEX bookings_answers_once ON public.bookings_answers USING btree (organisation_id, booking_id, COALESCE(place_id, (0)::bigint), question_id);

create table bookings_attendances (
  organisation_id bigint not null,
  event_id bigint not null,
  list_id bigint not null,
  place_id bigint not null,
  ticket_id bigint not null,
  came_at timestamp with time zone not null,
  in_since timestamp with time zone,
  constraint bookings_attendances_pkey PRIMARY KEY (organisation_id, list_id, place_id),
  constraint bookings_attendances_organisation_id_event_id_list_id_fkey FOREIGN KEY (organisation_id, event_id, list_id) REFERENCES bookings_lists(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint bookings_attendances_organisation_id_event_id_place_id_fkey FOREIGN KEY (organisation_id, event_id, place_id) REFERENCES bookings_places(organisation_id, event_id, id) ON DELETE CASCADE
);
CREATE INDEX bookings_attendances_by_place ON public.bookings_attendances USING btree (organisation_id, event_id, place_id);

create table bookings_badges (
  organisation_id bigint not null,
  event_id bigint not null,
  layout jsonb not null,
  version integer default 1 not null,
  constraint bookings_badges_pkey PRIMARY KEY (organisation_id, event_id),
  constraint bookings_badges_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE
);

create table bookings_brought (
  organisation_id bigint not null,
  event_id bigint not null,
  row_hash bytea not null,
  place_id bigint not null,
  constraint bookings_brought_pkey PRIMARY KEY (organisation_id, event_id, row_hash),
  constraint bookings_brought_organisation_id_event_id_place_id_fkey FOREIGN KEY (organisation_id, event_id, place_id) REFERENCES bookings_places(organisation_id, event_id, id) ON DELETE CASCADE
);
CREATE INDEX bookings_brought_by_place ON public.bookings_brought USING btree (organisation_id, place_id);

create table bookings_changes (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  booking_id bigint not null,
  state text not null,
  at timestamp with time zone not null,
  person_id bigint,
  is_by_itself boolean not null,
  why text not null,
  done text not null,
  facts text[] not null,
  constraint bookings_changes_pkey PRIMARY KEY (organisation_id, id),
  constraint bookings_changes_organisation_id_booking_id_fkey FOREIGN KEY (organisation_id, booking_id) REFERENCES bookings(organisation_id, id) ON DELETE CASCADE,
  constraint bookings_changes_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id),
  constraint bookings_changes_done_check CHECK ((done = ANY (ARRAY['moved'::text, 'changed'::text, 'mailed'::text, 'written'::text])))
);
CREATE INDEX bookings_changes_by_booking ON public.bookings_changes USING btree (organisation_id, booking_id, id);
CREATE INDEX bookings_changes_by_moment ON public.bookings_changes USING btree (organisation_id, at) WHERE (done = 'moved'::text);

create table bookings_checks (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  place_id bigint not null,
  key text not null,
  at timestamp with time zone not null,
  person_id bigint,
  result text not null,
  list_id bigint,
  door text default ''::text not null,
  kiosk_id bigint,
  constraint bookings_checks_organisation_id_event_id_key_key UNIQUE (organisation_id, event_id, key),
  constraint bookings_checks_pkey PRIMARY KEY (organisation_id, id),
  constraint bookings_checks_organisation_id_event_id_kiosk_id_fkey FOREIGN KEY (organisation_id, event_id, kiosk_id) REFERENCES bookings_kiosks(organisation_id, event_id, id) ON DELETE SET NULL (kiosk_id),
  constraint bookings_checks_organisation_id_event_id_list_id_fkey FOREIGN KEY (organisation_id, event_id, list_id) REFERENCES bookings_lists(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint bookings_checks_organisation_id_event_id_place_id_fkey FOREIGN KEY (organisation_id, event_id, place_id) REFERENCES bookings_places(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint bookings_checks_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id),
  constraint bookings_checks_result_check CHECK ((result = ANY (ARRAY['in'::text, 'again'::text, 'unpaid'::text, 'cancelled'::text, 'back'::text, 'left'::text, 'not_in'::text, 'not_listed'::text, 'closed'::text])))
);
CREATE INDEX bookings_checks_by_kiosk ON public.bookings_checks USING btree (organisation_id, event_id, kiosk_id) WHERE (kiosk_id IS NOT NULL);
CREATE INDEX bookings_checks_by_list ON public.bookings_checks USING btree (organisation_id, event_id, list_id) WHERE (list_id IS NOT NULL);
CREATE INDEX bookings_checks_by_place ON public.bookings_checks USING btree (organisation_id, place_id, id);

create table bookings_files (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  booking_id bigint,
  question_id bigint,
  place_id bigint,
  name text not null,
  type text not null,
  size integer not null,
  stored_as text not null,
  picture_as text,
  kept_at timestamp with time zone not null,
  constraint bookings_files_pkey PRIMARY KEY (organisation_id, id),
  constraint bookings_files_organisation_id_booking_id_fkey FOREIGN KEY (organisation_id, booking_id) REFERENCES bookings(organisation_id, id) ON DELETE SET NULL (booking_id),
  constraint bookings_files_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint bookings_files_organisation_id_place_id_fkey FOREIGN KEY (organisation_id, place_id) REFERENCES bookings_places(organisation_id, id) ON DELETE SET NULL (place_id),
  constraint bookings_files_organisation_id_question_id_fkey FOREIGN KEY (organisation_id, question_id) REFERENCES tickets_questions(organisation_id, id) ON DELETE SET NULL (question_id)
);
CREATE INDEX bookings_files_by_age ON public.bookings_files USING btree (kept_at);
CREATE INDEX bookings_files_by_booking ON public.bookings_files USING btree (organisation_id, booking_id);
CREATE INDEX bookings_files_by_place ON public.bookings_files USING btree (organisation_id, place_id);
CREATE INDEX bookings_files_by_question ON public.bookings_files USING btree (organisation_id, question_id);

create table bookings_fills (
  organisation_id bigint not null,
  event_id bigint not null,
  booking_id bigint not null,
  place_id bigint not null,
  email text not null,
  fields text[] not null,
  language text not null,
  is_proven boolean not null,
  agreed_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  used_at timestamp with time zone,
  constraint bookings_fills_pkey PRIMARY KEY (organisation_id, place_id),
  constraint bookings_fills_organisation_id_event_id_booking_id_fkey FOREIGN KEY (organisation_id, event_id, booking_id) REFERENCES bookings(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint bookings_fills_organisation_id_event_id_place_id_fkey FOREIGN KEY (organisation_id, event_id, place_id) REFERENCES bookings_places(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint bookings_fills_email_check CHECK ((email = lower(email)))
);
CREATE INDEX bookings_fills_by_booking ON public.bookings_fills USING btree (organisation_id, booking_id);
CREATE INDEX bookings_fills_by_email ON public.bookings_fills USING btree (organisation_id, email) WHERE ((used_at IS NULL) AND (withdrawn_at IS NULL));

create table bookings_firms (
  organisation_id bigint not null,
  event_id bigint not null,
  place_id bigint not null,
  exhibitor_id bigint,
  sponsor_id bigint,
  was_shown boolean,
  constraint bookings_firms_pkey PRIMARY KEY (organisation_id, place_id),
  constraint bookings_firms_organisation_id_event_id_exhibitor_id_fkey FOREIGN KEY (organisation_id, event_id, exhibitor_id) REFERENCES exhibitors(organisation_id, event_id, id) ON DELETE SET NULL (exhibitor_id),
  constraint bookings_firms_organisation_id_event_id_place_id_fkey FOREIGN KEY (organisation_id, event_id, place_id) REFERENCES bookings_places(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint bookings_firms_organisation_id_event_id_sponsor_id_fkey FOREIGN KEY (organisation_id, event_id, sponsor_id) REFERENCES sponsors(organisation_id, event_id, id) ON DELETE SET NULL (sponsor_id),
  constraint bookings_firms_check CHECK (((exhibitor_id IS NULL) OR (sponsor_id IS NULL)))
);
CREATE INDEX bookings_firms_by_event ON public.bookings_firms USING btree (organisation_id, event_id);
CREATE INDEX bookings_firms_by_exhibitor ON public.bookings_firms USING btree (organisation_id, exhibitor_id);
CREATE INDEX bookings_firms_by_sponsor ON public.bookings_firms USING btree (organisation_id, sponsor_id);

create table bookings_kiosks (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  list_id bigint,
  name text not null,
  prints boolean not null,
  key bytea not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone,
  constraint bookings_kiosks_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint bookings_kiosks_token_hash_key UNIQUE (token_hash),
  constraint bookings_kiosks_pkey PRIMARY KEY (organisation_id, id),
  constraint bookings_kiosks_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint bookings_kiosks_organisation_id_event_id_list_id_fkey FOREIGN KEY (organisation_id, event_id, list_id) REFERENCES bookings_lists(organisation_id, event_id, id) ON DELETE CASCADE
);
CREATE INDEX bookings_kiosks_by_list ON public.bookings_kiosks USING btree (organisation_id, event_id, list_id) WHERE (list_id IS NOT NULL);

create table bookings_letters (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  filter jsonb not null,
  readers text not null,
  subject jsonb not null,
  words jsonb not null,
  state text default 'draft'::text not null,
  send_at timestamp with time zone,
  begun_at timestamp with time zone,
  worked_at timestamp with time zone,
  ended_at timestamp with time zone,
  left_out jsonb default '[]'::jsonb not null,
  person_id bigint not null,
  version integer default 1 not null,
  constraint bookings_letters_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint bookings_letters_pkey PRIMARY KEY (organisation_id, id),
  constraint bookings_letters_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint bookings_letters_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id),
  constraint bookings_letters_readers_check CHECK ((readers = ANY (ARRAY['bookers'::text, 'people'::text]))),
  constraint bookings_letters_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'sent'::text, 'stopped'::text])))
);
CREATE INDEX bookings_letters_due ON public.bookings_letters USING btree (send_at) WHERE (state = ANY (ARRAY['scheduled'::text, 'sending'::text]));

create table bookings_letters_readers (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  letter_id bigint not null,
  booking_id bigint not null,
  place_id bigint,
  address text not null,
  state text default 'waiting'::text not null,
  why text,
  fault text default ''::text not null,
  mail_id bigint,
  stop_hash bytea,
  constraint bookings_letters_readers_organisation_id_letter_id_address_key UNIQUE (organisation_id, letter_id, address),
  constraint bookings_letters_readers_pkey PRIMARY KEY (organisation_id, id),
  constraint bookings_letters_readers_organisation_id_event_id_booking__fkey FOREIGN KEY (organisation_id, event_id, booking_id) REFERENCES bookings(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint bookings_letters_readers_organisation_id_event_id_letter_i_fkey FOREIGN KEY (organisation_id, event_id, letter_id) REFERENCES bookings_letters(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint bookings_letters_readers_organisation_id_event_id_place_id_fkey FOREIGN KEY (organisation_id, event_id, place_id) REFERENCES bookings_places(organisation_id, event_id, id) ON DELETE SET NULL (place_id),
  constraint bookings_letters_readers_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'queued'::text, 'sent'::text, 'kept'::text, 'failed'::text, 'held'::text, 'left_out'::text])))
);
CREATE INDEX bookings_letters_readers_by_address ON public.bookings_letters_readers USING btree (organisation_id, address);
CREATE INDEX bookings_letters_readers_by_booking ON public.bookings_letters_readers USING btree (organisation_id, booking_id);
CREATE INDEX bookings_letters_readers_by_mail ON public.bookings_letters_readers USING btree (organisation_id, mail_id) WHERE (mail_id IS NOT NULL);
CREATE INDEX bookings_letters_readers_by_place ON public.bookings_letters_readers USING btree (organisation_id, place_id) WHERE (place_id IS NOT NULL);
CREATE INDEX bookings_letters_readers_by_state ON public.bookings_letters_readers USING btree (organisation_id, letter_id, state, id);
CREATE INDEX bookings_letters_readers_by_stop ON public.bookings_letters_readers USING btree (stop_hash) WHERE (stop_hash IS NOT NULL);

create table bookings_letters_stops (
  organisation_id bigint not null,
  event_id bigint not null,
  address text not null,
  at timestamp with time zone not null,
  constraint bookings_letters_stops_pkey PRIMARY KEY (organisation_id, event_id, address),
  constraint bookings_letters_stops_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE
);

create table bookings_lists (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  name text not null,
  ticket_ids bigint[] not null,
  session_id bigint,
  opens_at timestamp with time zone,
  closes_at timestamp with time zone,
  may_return boolean not null,
  version integer default 1 not null,
  constraint bookings_lists_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint bookings_lists_pkey PRIMARY KEY (organisation_id, id),
  constraint bookings_lists_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint bookings_lists_organisation_id_event_id_session_id_fkey FOREIGN KEY (organisation_id, event_id, session_id) REFERENCES agenda_sessions(organisation_id, event_id, id) ON DELETE SET NULL (session_id),
  constraint bookings_lists_check CHECK ((closes_at > opens_at))
);

create table bookings_past_invoices (
  organisation_id bigint not null,
  invoice_id bigint not null,
  booking_id bigint not null,
  constraint bookings_past_invoices_pkey PRIMARY KEY (organisation_id, invoice_id),
  constraint bookings_past_invoices_organisation_id_booking_id_fkey FOREIGN KEY (organisation_id, booking_id) REFERENCES bookings(organisation_id, id) ON DELETE CASCADE,
  constraint bookings_past_invoices_organisation_id_invoice_id_fkey FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices(organisation_id, id)
);
CREATE INDEX bookings_past_invoices_by_booking ON public.bookings_past_invoices USING btree (organisation_id, booking_id);

create table bookings_places (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  booking_id bigint not null,
  ticket_id bigint not null,
  kind text not null,
  line integer not null,
  quota_ids bigint[] not null,
  full_name text default ''::text not null,
  email text default ''::text not null,
  pass_round integer default 0 not null,
  pass_hash bytea,
  is_cancelled boolean default false not null,
  checked_in_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  upgrades bigint,
  is_upgraded boolean default false not null,
  search_text text default plain_words(((full_name || ' '::text) || email)) not null,
  constraint bookings_places_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint bookings_places_pass_hash_key UNIQUE (pass_hash),
  constraint bookings_places_pkey PRIMARY KEY (organisation_id, id),
  constraint bookings_places_organisation_id_event_id_booking_id_fkey FOREIGN KEY (organisation_id, event_id, booking_id) REFERENCES bookings(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint bookings_places_organisation_id_event_id_ticket_id_fkey FOREIGN KEY (organisation_id, event_id, ticket_id) REFERENCES tickets(organisation_id, event_id, id),
  constraint bookings_places_organisation_id_event_id_upgrades_fkey FOREIGN KEY (organisation_id, event_id, upgrades) REFERENCES bookings_places(organisation_id, event_id, id),
  constraint bookings_places_kind_check CHECK ((kind = ANY (ARRAY['ticket'::text, 'add_on'::text, 'booth'::text, 'sponsor'::text]))),
  constraint bookings_places_line_check CHECK (((line >= 0) AND (line <= 49)))
);
CREATE INDEX bookings_places_at_door ON public.bookings_places USING btree (organisation_id, event_id, lower(full_name) COLLATE "C", id) INCLUDE (checked_in_at) WHERE ((kind = 'ticket'::text) AND (NOT is_cancelled) AND (pass_hash IS NOT NULL));
CREATE INDEX bookings_places_by_booking ON public.bookings_places USING btree (organisation_id, booking_id, id);
CREATE INDEX bookings_places_by_email ON public.bookings_places USING btree (organisation_id, lower(email));
CREATE INDEX bookings_places_by_end ON public.bookings_places USING btree (organisation_id, event_id, cancelled_at) WHERE (cancelled_at IS NOT NULL);
CREATE INDEX bookings_places_by_ticket ON public.bookings_places USING btree (organisation_id, event_id, ticket_id);
CREATE INDEX bookings_places_by_upgraded ON public.bookings_places USING btree (organisation_id, upgrades) WHERE (upgrades IS NOT NULL);
CREATE INDEX bookings_places_came ON public.bookings_places USING btree (organisation_id, event_id, booking_id) WHERE ((checked_in_at IS NOT NULL) AND (NOT is_cancelled));
CREATE INDEX bookings_places_longest ON public.bookings_places USING btree (organisation_id, event_id, char_length(full_name) DESC, id) WHERE ((kind = 'ticket'::text) AND (NOT is_cancelled) AND (pass_hash IS NOT NULL));
CREATE INDEX bookings_places_search ON public.bookings_places USING gin (organisation_id, event_id, search_text gin_trgm_ops);
CREATE INDEX bookings_places_unnamed ON public.bookings_places USING btree (organisation_id, event_id, booking_id) WHERE ((kind = 'ticket'::text) AND (full_name = ''::text) AND (NOT is_cancelled));

create table bookings_room_entries (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  mark bytea not null,
  state text default 'waiting'::text not null,
  joined_at timestamp with time zone not null,
  drawn integer,
  place integer,
  let_in_at timestamp with time zone,
  has_come boolean default false not null,
  in_until timestamp with time zone,
  booking_id bigint,
  done_at timestamp with time zone,
  constraint bookings_room_entries_organisation_id_event_id_mark_key UNIQUE (organisation_id, event_id, mark),
  constraint bookings_room_entries_pkey PRIMARY KEY (organisation_id, id),
  constraint bookings_room_entries_organisation_id_booking_id_fkey FOREIGN KEY (organisation_id, booking_id) REFERENCES bookings(organisation_id, id) ON DELETE SET NULL (booking_id),
  constraint bookings_room_entries_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES bookings_rooms(organisation_id, event_id) ON DELETE CASCADE,
  constraint bookings_room_entries_check CHECK (((state = 'waiting'::text) OR ((place IS NOT NULL) AND (let_in_at IS NOT NULL)))),
  constraint bookings_room_entries_check1 CHECK (((state = 'in'::text) = (in_until IS NOT NULL))),
  constraint bookings_room_entries_mark_check CHECK ((length(mark) = 32)),
  constraint bookings_room_entries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'in'::text, 'over'::text, 'through'::text])))
);
CREATE INDEX bookings_room_entries_by_booking ON public.bookings_room_entries USING btree (organisation_id, booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX bookings_room_entries_by_draw ON public.bookings_room_entries USING btree (organisation_id, event_id, drawn) WHERE (drawn IS NOT NULL);
CREATE INDEX bookings_room_entries_done ON public.bookings_room_entries USING btree (organisation_id, event_id, state, done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX bookings_room_entries_inside ON public.bookings_room_entries USING btree (organisation_id, event_id, id) WHERE (state = 'in'::text);
CREATE INDEX bookings_room_entries_undrawn ON public.bookings_room_entries USING btree (organisation_id, event_id, id) WHERE (place IS NULL);
CREATE UNIQUE INDEX bookings_room_entries_by_place ON public.bookings_room_entries USING btree (organisation_id, event_id, place) WHERE (place IS NOT NULL);

create table bookings_rooms (
  organisation_id bigint not null,
  event_id bigint not null,
  is_on boolean default false not null,
  at_once integer default 500 not null,
  minutes integer default 5 not null,
  is_paused boolean default false not null,
  seed bytea not null,
  drawn_at timestamp with time zone,
  last_place integer default 0 not null,
  called_to integer default 0 not null,
  is_sold_out boolean default false not null,
  constraint bookings_rooms_pkey PRIMARY KEY (organisation_id, event_id),
  constraint bookings_rooms_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint bookings_rooms_at_once_check CHECK (((at_once >= 1) AND (at_once <= 5000))),
  constraint bookings_rooms_check CHECK ((called_to <= last_place)),
  constraint bookings_rooms_minutes_check CHECK (((minutes >= 1) AND (minutes <= 30))),
  constraint bookings_rooms_seed_check CHECK ((length(seed) = 32))
);

create table bookings_waiting (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  key bytea not null,
  token_hash bytea not null,
  items jsonb not null,
  ticket_ids bigint[] not null,
  full_name text not null,
  email text not null,
  language text not null,
  state text not null,
  joined_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  booking_id bigint,
  passed_at timestamp with time zone,
  passed_left integer,
  search_text text default plain_words(((full_name || ' '::text) || email)) not null,
  constraint bookings_waiting_token_hash_key UNIQUE (token_hash),
  constraint bookings_waiting_pkey PRIMARY KEY (organisation_id, id),
  constraint bookings_waiting_organisation_id_booking_id_fkey FOREIGN KEY (organisation_id, booking_id) REFERENCES bookings(organisation_id, id) ON DELETE SET NULL (booking_id),
  constraint bookings_waiting_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint bookings_waiting_check CHECK (((state <> 'offered'::text) OR (booking_id IS NOT NULL))),
  constraint bookings_waiting_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'offered'::text, 'booked'::text, 'lapsed'::text, 'declined'::text, 'left'::text, 'removed'::text])))
);
CREATE INDEX bookings_waiting_by_booking ON public.bookings_waiting USING btree (organisation_id, booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX bookings_waiting_by_email ON public.bookings_waiting USING btree (organisation_id, lower(email));
CREATE INDEX bookings_waiting_by_state ON public.bookings_waiting USING btree (organisation_id, event_id, state, id);
CREATE INDEX bookings_waiting_line ON public.bookings_waiting USING btree (organisation_id, event_id, id) WHERE ((state = 'waiting'::text) AND (confirmed_at IS NOT NULL));
CREATE INDEX bookings_waiting_search ON public.bookings_waiting USING gin (organisation_id, event_id, search_text gin_trgm_ops);
CREATE UNIQUE INDEX bookings_waiting_once ON public.bookings_waiting USING btree (organisation_id, event_id, lower(email), ticket_ids) WHERE (state = ANY (ARRAY['waiting'::text, 'offered'::text]));

create table bookings_waiting_changes (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  waiting_id bigint not null,
  state text not null,
  at timestamp with time zone not null,
  person_id bigint,
  why text not null,
  constraint bookings_waiting_changes_pkey PRIMARY KEY (organisation_id, id),
  constraint bookings_waiting_changes_organisation_id_waiting_id_fkey FOREIGN KEY (organisation_id, waiting_id) REFERENCES bookings_waiting(organisation_id, id) ON DELETE CASCADE,
  constraint bookings_waiting_changes_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id)
);
CREATE INDEX bookings_waiting_changes_by_entry ON public.bookings_waiting_changes USING btree (organisation_id, waiting_id, id);

create table bookmarks_lists (
  organisation_id bigint not null,
  person_id bigint not null,
  page_ids integer[] not null,
  changed_at timestamp with time zone default now() not null,
  constraint bookmarks_lists_pkey PRIMARY KEY (organisation_id, person_id),
  constraint bookmarks_lists_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);

create table calendar_entries (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  owner_id bigint not null,
  calendar text not null,
  title text not null,
  starts_on date,
  ends_on date,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  time_zone text not null,
  location text default ''::text not null,
  url text default ''::text not null,
  description text default ''::text not null,
  repeat text,
  repeats_until timestamp with time zone,
  reminder_minutes integer,
  extended jsonb default '{}'::jsonb not null,
  uid text not null,
  sequence integer default 0 not null,
  import_id bigint,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  reminds_at timestamp with time zone,
  undo jsonb,
  undo_until timestamp with time zone,
  constraint calendar_entries_organisation_id_owner_id_uid_key UNIQUE (organisation_id, owner_id, uid),
  constraint calendar_entries_pkey PRIMARY KEY (organisation_id, id),
  constraint calendar_entries_organisation_id_owner_id_fkey FOREIGN KEY (organisation_id, owner_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint calendar_entries_calendar_check CHECK ((calendar = ANY (ARRAY['Business'::text, 'Holiday'::text, 'Personal'::text, 'Family'::text, 'ETC'::text]))),
  constraint calendar_entries_check CHECK ((((starts_on IS NULL) = (ends_on IS NULL)) AND ((starts_at IS NULL) = (ends_at IS NULL)) AND ((starts_on IS NULL) <> (starts_at IS NULL)))),
  constraint calendar_entries_check1 CHECK ((ends_on > starts_on)),
  constraint calendar_entries_check2 CHECK ((ends_at >= starts_at))
);
CREATE INDEX calendar_entries_by_day ON public.calendar_entries USING btree (organisation_id, owner_id, starts_on);
CREATE INDEX calendar_entries_by_import ON public.calendar_entries USING btree (organisation_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX calendar_entries_by_owner ON public.calendar_entries USING btree (organisation_id, owner_id, starts_at);
CREATE INDEX calendar_entries_deleted ON public.calendar_entries USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX calendar_entries_long ON public.calendar_entries USING btree (organisation_id, owner_id, starts_at) WHERE ((starts_at IS NOT NULL) AND ((ends_at - starts_at) > '31 days'::interval));
CREATE INDEX calendar_entries_long_days ON public.calendar_entries USING btree (organisation_id, owner_id, starts_on) WHERE ((starts_on IS NOT NULL) AND ((ends_on - starts_on) > 31));
CREATE INDEX calendar_entries_reminding ON public.calendar_entries USING btree (reminds_at) WHERE ((reminds_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX calendar_entries_repeating ON public.calendar_entries USING btree (organisation_id, owner_id, repeats_until) WHERE (repeat IS NOT NULL);

create table calendar_exceptions (
  organisation_id bigint not null,
  entry_id bigint not null,
  original timestamp with time zone not null,
  is_gone boolean default false not null,
  title text,
  starts_on date,
  ends_on date,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  location text,
  url text,
  description text,
  constraint calendar_exceptions_pkey PRIMARY KEY (organisation_id, entry_id, original),
  constraint calendar_exceptions_organisation_id_entry_id_fkey FOREIGN KEY (organisation_id, entry_id) REFERENCES calendar_entries(organisation_id, id) ON DELETE CASCADE
);

create table calendar_feeds (
  organisation_id bigint not null,
  owner_id bigint not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint calendar_feeds_token_hash_key UNIQUE (token_hash),
  constraint calendar_feeds_pkey PRIMARY KEY (organisation_id, owner_id),
  constraint calendar_feeds_organisation_id_owner_id_fkey FOREIGN KEY (organisation_id, owner_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);

create table calendar_guests (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  entry_id bigint not null,
  person_id bigint,
  name text default ''::text not null,
  address text default ''::text not null,
  answer text default 'waiting'::text not null,
  answered_at timestamp with time zone,
  token_hash bytea,
  answers jsonb default '{}'::jsonb not null,
  constraint calendar_guests_pkey PRIMARY KEY (organisation_id, id),
  constraint calendar_guests_organisation_id_entry_id_fkey FOREIGN KEY (organisation_id, entry_id) REFERENCES calendar_entries(organisation_id, id) ON DELETE CASCADE,
  constraint calendar_guests_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint calendar_guests_answer_check CHECK ((answer = ANY (ARRAY['waiting'::text, 'yes'::text, 'no'::text, 'maybe'::text])))
);
CREATE INDEX calendar_guests_by_person ON public.calendar_guests USING btree (organisation_id, person_id);
CREATE UNIQUE INDEX calendar_guests_address ON public.calendar_guests USING btree (organisation_id, entry_id, lower(address)) WHERE (person_id IS NULL);
CREATE UNIQUE INDEX calendar_guests_person ON public.calendar_guests USING btree (organisation_id, entry_id, person_id) WHERE (person_id IS NOT NULL);
CREATE UNIQUE INDEX calendar_guests_token ON public.calendar_guests USING btree (token_hash) WHERE (token_hash IS NOT NULL);

create table calendar_imports (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  owner_id bigint not null,
  created_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  constraint calendar_imports_pkey PRIMARY KEY (organisation_id, id),
  constraint calendar_imports_organisation_id_owner_id_fkey FOREIGN KEY (organisation_id, owner_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);

create table calls (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  conversation_id bigint not null,
  caller_id bigint not null,
  callee_id bigint not null,
  state text not null,
  has_video boolean not null,
  caller_device uuid not null,
  callee_device uuid,
  rang_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  ended_at timestamp with time zone,
  lonely_since timestamp with time zone,
  constraint calls_pkey PRIMARY KEY (organisation_id, id),
  constraint calls_organisation_id_callee_id_fkey FOREIGN KEY (organisation_id, callee_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint calls_organisation_id_caller_id_fkey FOREIGN KEY (organisation_id, caller_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint calls_organisation_id_conversation_id_fkey FOREIGN KEY (organisation_id, conversation_id) REFERENCES chat_conversations(organisation_id, id) ON DELETE CASCADE,
  constraint calls_state_check CHECK ((state = ANY (ARRAY['ringing'::text, 'going'::text, 'refused'::text, 'missed'::text, 'ended'::text, 'failed'::text])))
);
CREATE INDEX calls_by_conversation ON public.calls USING btree (organisation_id, conversation_id, id);
CREATE UNIQUE INDEX calls_callee ON public.calls USING btree (organisation_id, callee_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX calls_caller ON public.calls USING btree (organisation_id, caller_id) WHERE (ended_at IS NULL);

create table calls_groups (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  conversation_id bigint not null,
  started_by bigint not null,
  started_at timestamp with time zone not null,
  alone_since timestamp with time zone,
  ended_at timestamp with time zone,
  version integer default 1 not null,
  is_closed boolean default false not null,
  constraint calls_groups_pkey PRIMARY KEY (organisation_id, id),
  constraint calls_groups_organisation_id_conversation_id_fkey FOREIGN KEY (organisation_id, conversation_id) REFERENCES chat_conversations(organisation_id, id) ON DELETE CASCADE,
  constraint calls_groups_organisation_id_started_by_fkey FOREIGN KEY (organisation_id, started_by) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);
CREATE INDEX calls_groups_by_conversation ON public.calls_groups USING btree (organisation_id, conversation_id, id);
CREATE UNIQUE INDEX calls_groups_open ON public.calls_groups USING btree (organisation_id, conversation_id) WHERE (ended_at IS NULL);

create table calls_groups_knocks (
  organisation_id bigint not null,
  call_id bigint not null,
  person_id bigint not null,
  knocked_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  is_let_in boolean default false not null,
  constraint calls_groups_knocks_pkey PRIMARY KEY (organisation_id, call_id, person_id),
  constraint calls_groups_knocks_organisation_id_call_id_fkey FOREIGN KEY (organisation_id, call_id) REFERENCES calls_groups(organisation_id, id) ON DELETE CASCADE,
  constraint calls_groups_knocks_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);
CREATE INDEX calls_groups_knocks_by_person ON public.calls_groups_knocks USING btree (organisation_id, person_id);

create table calls_groups_people (
  organisation_id bigint not null,
  call_id bigint not null,
  person_id bigint not null,
  number integer not null,
  session_id bigint not null,
  device uuid not null,
  seen_at timestamp with time zone not null,
  left_at timestamp with time zone,
  is_removed boolean default false not null,
  is_silenced boolean default false not null,
  has_sound boolean default false not null,
  has_camera boolean default false not null,
  has_screen boolean default false not null,
  constraint calls_groups_people_organisation_id_call_id_number_key UNIQUE (organisation_id, call_id, number),
  constraint calls_groups_people_pkey PRIMARY KEY (organisation_id, call_id, person_id),
  constraint calls_groups_people_organisation_id_call_id_fkey FOREIGN KEY (organisation_id, call_id) REFERENCES calls_groups(organisation_id, id) ON DELETE CASCADE,
  constraint calls_groups_people_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX calls_groups_people_in ON public.calls_groups_people USING btree (organisation_id, person_id) WHERE (left_at IS NULL);

create table chat_blocks (
  organisation_id bigint not null,
  person_id bigint not null,
  blocked_id bigint not null,
  at timestamp with time zone not null,
  constraint chat_blocks_pkey PRIMARY KEY (organisation_id, person_id, blocked_id),
  constraint chat_blocks_organisation_id_blocked_id_fkey FOREIGN KEY (organisation_id, blocked_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint chat_blocks_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint chat_blocks_check CHECK ((person_id <> blocked_id))
);
CREATE INDEX chat_blocks_by_blocked ON public.chat_blocks USING btree (organisation_id, blocked_id);

create table chat_conversations (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint,
  kind text not null,
  about text,
  subject_id bigint,
  title text default ''::text not null,
  low_id bigint,
  high_id bigint,
  asker_id bigint,
  created_by bigint,
  created_at timestamp with time zone default now() not null,
  sequence bigint default 0 not null,
  last_line_id bigint,
  last_line_at timestamp with time zone,
  slow_seconds integer default 0 not null,
  is_paused boolean default false not null,
  followers_only boolean default false not null,
  holds_newcomers boolean default false not null,
  version integer default 1 not null,
  archived_at timestamp with time zone,
  constraint chat_conversations_pkey PRIMARY KEY (organisation_id, id),
  constraint chat_conversations_organisation_id_asker_id_fkey FOREIGN KEY (organisation_id, asker_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint chat_conversations_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint chat_conversations_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint chat_conversations_organisation_id_high_id_fkey FOREIGN KEY (organisation_id, high_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint chat_conversations_organisation_id_low_id_fkey FOREIGN KEY (organisation_id, low_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint chat_conversations_about_check CHECK ((about = ANY (ARRAY['lobby'::text, 'topic'::text, 'session'::text, 'booth'::text]))),
  constraint chat_conversations_check CHECK (((kind = 'channel'::text) = (about IS NOT NULL))),
  constraint chat_conversations_check1 CHECK (((kind = 'direct'::text) = ((low_id IS NOT NULL) AND (high_id IS NOT NULL) AND (low_id < high_id)))),
  constraint chat_conversations_check2 CHECK (((kind = ANY (ARRAY['help'::text, 'booth'::text])) = (asker_id IS NOT NULL))),
  constraint chat_conversations_check3 CHECK (((kind = ANY (ARRAY['direct'::text, 'group'::text])) = (event_id IS NULL))),
  constraint chat_conversations_kind_check CHECK ((kind = ANY (ARRAY['direct'::text, 'group'::text, 'channel'::text, 'help'::text, 'booth'::text])))
);
CREATE INDEX chat_conversations_by_event ON public.chat_conversations USING btree (organisation_id, event_id, kind);
CREATE UNIQUE INDEX chat_conversations_booth ON public.chat_conversations USING btree (organisation_id, subject_id, asker_id) WHERE (kind = 'booth'::text);
CREATE UNIQUE INDEX chat_conversations_help ON public.chat_conversations USING btree (organisation_id, event_id, asker_id) WHERE (kind = 'help'::text);
CREATE UNIQUE INDEX chat_conversations_pair ON public.chat_conversations USING btree (organisation_id, low_id, high_id) WHERE (kind = 'direct'::text);
CREATE UNIQUE INDEX chat_conversations_subject ON public.chat_conversations USING btree (organisation_id, event_id, about, COALESCE(subject_id, (0)::bigint)) WHERE ((kind = 'channel'::text) AND (about <> 'topic'::text));

create table chat_desks (
  organisation_id bigint not null,
  event_id bigint not null,
  alert_minutes integer default 10 not null,
  constraint chat_desks_pkey PRIMARY KEY (organisation_id, event_id),
  constraint chat_desks_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint chat_desks_alert_minutes_check CHECK (((alert_minutes >= 0) AND (alert_minutes <= 1440)))
);

create table chat_files (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  conversation_id bigint not null,
  author_id bigint not null,
  line_id bigint,
  place integer default 0 not null,
  name text not null,
  type text not null,
  size integer not null,
  stored_as text not null,
  picture_as text,
  width integer,
  height integer,
  created_at timestamp with time zone not null,
  constraint chat_files_pkey PRIMARY KEY (organisation_id, id),
  constraint chat_files_organisation_id_author_id_fkey FOREIGN KEY (organisation_id, author_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint chat_files_organisation_id_conversation_id_fkey FOREIGN KEY (organisation_id, conversation_id) REFERENCES chat_conversations(organisation_id, id) ON DELETE CASCADE,
  constraint chat_files_organisation_id_conversation_id_line_id_fkey FOREIGN KEY (organisation_id, conversation_id, line_id) REFERENCES chat_lines(organisation_id, conversation_id, id) ON DELETE CASCADE
);
CREATE INDEX chat_files_by_line ON public.chat_files USING btree (organisation_id, line_id);
CREATE INDEX chat_files_unsent ON public.chat_files USING btree (created_at) WHERE (line_id IS NULL);

create table chat_lines (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  conversation_id bigint not null,
  sequence bigint not null,
  changed bigint not null,
  author_id bigint,
  client_id uuid not null,
  text text not null,
  state text default 'shown'::text not null,
  thread_id bigint,
  replies integer default 0 not null,
  pinned_at timestamp with time zone,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  words tsvector default to_tsvector('simple'::regconfig, text) not null,
  was_shown boolean default true not null,
  constraint chat_lines_organisation_id_conversation_id_author_id_client_key UNIQUE (organisation_id, conversation_id, author_id, client_id),
  constraint chat_lines_organisation_id_conversation_id_id_key UNIQUE (organisation_id, conversation_id, id),
  constraint chat_lines_organisation_id_conversation_id_sequence_key UNIQUE (organisation_id, conversation_id, sequence),
  constraint chat_lines_pkey PRIMARY KEY (organisation_id, id),
  constraint chat_lines_organisation_id_author_id_fkey FOREIGN KEY (organisation_id, author_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE SET NULL (author_id),
  constraint chat_lines_organisation_id_conversation_id_fkey FOREIGN KEY (organisation_id, conversation_id) REFERENCES chat_conversations(organisation_id, id) ON DELETE CASCADE,
  constraint chat_lines_organisation_id_conversation_id_thread_id_fkey FOREIGN KEY (organisation_id, conversation_id, thread_id) REFERENCES chat_lines(organisation_id, conversation_id, id) ON DELETE CASCADE,
  constraint chat_lines_state_check CHECK ((state = ANY (ARRAY['shown'::text, 'held'::text, 'hidden'::text, 'deleted'::text])))
);
CREATE INDEX chat_lines_by_author ON public.chat_lines USING btree (organisation_id, author_id, created_at);
CREATE INDEX chat_lines_by_change ON public.chat_lines USING btree (organisation_id, conversation_id, changed);
CREATE INDEX chat_lines_by_thread ON public.chat_lines USING btree (organisation_id, thread_id, sequence) WHERE (thread_id IS NOT NULL);
CREATE INDEX chat_lines_pinned ON public.chat_lines USING btree (organisation_id, conversation_id, pinned_at) WHERE (pinned_at IS NOT NULL);
CREATE INDEX chat_lines_words ON public.chat_lines USING gin (words);

create table chat_members (
  organisation_id bigint not null,
  conversation_id bigint not null,
  person_id bigint not null,
  standing text default 'member'::text not null,
  is_owner boolean default false not null,
  is_following boolean default false not null,
  notify text default 'all'::text not null,
  read_sequence bigint default 0 not null,
  joined_sequence bigint default 0 not null,
  joined_at timestamp with time zone default now() not null,
  constraint chat_members_pkey PRIMARY KEY (organisation_id, conversation_id, person_id),
  constraint chat_members_organisation_id_conversation_id_fkey FOREIGN KEY (organisation_id, conversation_id) REFERENCES chat_conversations(organisation_id, id) ON DELETE CASCADE,
  constraint chat_members_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint chat_members_notify_check CHECK ((notify = ANY (ARRAY['all'::text, 'mentions'::text, 'none'::text]))),
  constraint chat_members_standing_check CHECK ((standing = ANY (ARRAY['member'::text, 'invited'::text, 'asked'::text, 'refused'::text, 'reader'::text, 'left'::text])))
);
CREATE INDEX chat_members_by_person ON public.chat_members USING btree (organisation_id, person_id);

create table chat_mentions (
  organisation_id bigint not null,
  conversation_id bigint not null,
  line_id bigint not null,
  person_id bigint not null,
  sequence bigint not null,
  constraint chat_mentions_pkey PRIMARY KEY (organisation_id, line_id, person_id),
  constraint chat_mentions_organisation_id_conversation_id_line_id_fkey FOREIGN KEY (organisation_id, conversation_id, line_id) REFERENCES chat_lines(organisation_id, conversation_id, id) ON DELETE CASCADE,
  constraint chat_mentions_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);
CREATE INDEX chat_mentions_by_person ON public.chat_mentions USING btree (organisation_id, person_id, conversation_id, sequence);

create table chat_reactions (
  organisation_id bigint not null,
  conversation_id bigint not null,
  line_id bigint not null,
  person_id bigint not null,
  emoji text not null,
  at timestamp with time zone not null,
  constraint chat_reactions_pkey PRIMARY KEY (organisation_id, line_id, emoji, person_id),
  constraint chat_reactions_organisation_id_conversation_id_line_id_fkey FOREIGN KEY (organisation_id, conversation_id, line_id) REFERENCES chat_lines(organisation_id, conversation_id, id) ON DELETE CASCADE,
  constraint chat_reactions_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);

create table chat_replies (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  title text not null,
  text text not null,
  constraint chat_replies_pkey PRIMARY KEY (organisation_id, id),
  constraint chat_replies_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX chat_replies_by_event ON public.chat_replies USING btree (organisation_id, event_id, title);

create table chat_requests (
  organisation_id bigint not null,
  conversation_id bigint not null,
  state text not null,
  waiting_since timestamp with time zone,
  taken_by bigint,
  alerted_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  constraint chat_requests_pkey PRIMARY KEY (organisation_id, conversation_id),
  constraint chat_requests_organisation_id_conversation_id_fkey FOREIGN KEY (organisation_id, conversation_id) REFERENCES chat_conversations(organisation_id, id) ON DELETE CASCADE,
  constraint chat_requests_organisation_id_taken_by_fkey FOREIGN KEY (organisation_id, taken_by) REFERENCES organisations_members(organisation_id, person_id) ON DELETE SET NULL (taken_by),
  constraint chat_requests_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'taken'::text, 'answered'::text, 'closed'::text, 'missed'::text])))
);
CREATE INDEX chat_requests_waiting ON public.chat_requests USING btree (waiting_since) WHERE ((waiting_since IS NOT NULL) AND (alerted_at IS NULL));

create table chat_settings (
  organisation_id bigint not null,
  person_id bigint not null,
  status text default 'online'::text not null,
  constraint chat_settings_pkey PRIMARY KEY (organisation_id, person_id),
  constraint chat_settings_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint chat_settings_status_check CHECK ((status = ANY (ARRAY['online'::text, 'away'::text, 'busy'::text, 'offline'::text])))
);

create table dashboard_layouts (
  organisation_id bigint not null,
  person_id bigint not null,
  card_order text[] not null,
  hidden text[] not null,
  changed_at timestamp with time zone default now() not null,
  constraint dashboard_layouts_pkey PRIMARY KEY (organisation_id, person_id),
  constraint dashboard_layouts_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
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

create table dropcards (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint,
  exhibitor_name text not null,
  person_id bigint not null,
  key uuid not null,
  asked_hash bytea not null,
  via text not null,
  given jsonb not null,
  note text not null,
  dropped_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  rating integer default 0 not null,
  tags text[] default '{}'::text[] not null,
  remark text default ''::text not null,
  assignee_id bigint,
  version integer default 1 not null,
  constraint dropcards_organisation_id_key_key UNIQUE (organisation_id, key),
  constraint dropcards_pkey PRIMARY KEY (organisation_id, id),
  constraint dropcards_organisation_id_event_id_exhibitor_id_fkey FOREIGN KEY (organisation_id, event_id, exhibitor_id) REFERENCES exhibitors(organisation_id, event_id, id) ON DELETE SET NULL (exhibitor_id),
  constraint dropcards_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint dropcards_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint dropcards_check CHECK (((withdrawn_at IS NULL) OR ((given = '{}'::jsonb) AND (note = ''::text) AND (remark = ''::text) AND (tags = '{}'::text[])))),
  constraint dropcards_rating_check CHECK (((rating >= 0) AND (rating <= 5))),
  constraint dropcards_via_check CHECK ((via = ANY (ARRAY['tap'::text, 'scan'::text])))
);
CREATE INDEX dropcards_by_booth ON public.dropcards USING btree (organisation_id, exhibitor_id, id DESC);
CREATE INDEX dropcards_by_person ON public.dropcards USING btree (organisation_id, event_id, person_id, id DESC);
CREATE UNIQUE INDEX dropcards_one_held ON public.dropcards USING btree (organisation_id, exhibitor_id, person_id) WHERE (withdrawn_at IS NULL);

create table dropcards_cards (
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  fields text[] not null,
  code text not null,
  constraint dropcards_cards_code_key UNIQUE (code),
  constraint dropcards_cards_pkey PRIMARY KEY (organisation_id, event_id, person_id),
  constraint dropcards_cards_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint dropcards_cards_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);

create table dropcards_ledger (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  exhibitor_name text not null,
  drop_id bigint not null,
  what text not null,
  via text not null,
  fields text[] not null,
  at timestamp with time zone not null,
  constraint dropcards_ledger_pkey PRIMARY KEY (organisation_id, id),
  constraint dropcards_ledger_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint dropcards_ledger_via_check CHECK ((via = ANY (ARRAY['tap'::text, 'scan'::text, 'removal'::text]))),
  constraint dropcards_ledger_what_check CHECK ((what = ANY (ARRAY['given'::text, 'withdrawn'::text])))
);
CREATE INDEX dropcards_ledger_by_person ON public.dropcards_ledger USING btree (organisation_id, event_id, person_id, id DESC);

create table email_copies (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  owner_id bigint not null,
  message_id bigint not null,
  thread_id bigint not null,
  folder text not null,
  trashed_from text,
  is_read boolean default false not null,
  is_starred boolean default false not null,
  labels text[] default '{}'::text[] not null,
  subject text not null,
  search_text text default ''::text not null,
  at timestamp with time zone not null,
  constraint email_copies_organisation_id_owner_id_message_id_key UNIQUE (organisation_id, owner_id, message_id),
  constraint email_copies_pkey PRIMARY KEY (organisation_id, id),
  constraint email_copies_organisation_id_message_id_fkey FOREIGN KEY (organisation_id, message_id) REFERENCES email_messages(organisation_id, id) ON DELETE CASCADE,
  constraint email_copies_organisation_id_owner_id_fkey FOREIGN KEY (organisation_id, owner_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint email_copies_folder_check CHECK ((folder = ANY (ARRAY['inbox'::text, 'draft'::text, 'spam'::text, 'sent'::text, 'trash'::text]))),
  constraint email_copies_trashed_from_check CHECK ((trashed_from = ANY (ARRAY['inbox'::text, 'draft'::text, 'spam'::text, 'sent'::text])))
);
CREATE INDEX email_copies_by_folder ON public.email_copies USING btree (organisation_id, owner_id, folder, id DESC);
CREATE INDEX email_copies_by_message ON public.email_copies USING btree (organisation_id, message_id);
CREATE INDEX email_copies_by_owner ON public.email_copies USING btree (organisation_id, owner_id, id DESC);
CREATE INDEX email_copies_by_thread ON public.email_copies USING btree (organisation_id, owner_id, thread_id, id);
CREATE INDEX email_copies_labelled ON public.email_copies USING gin (owner_id, labels) WHERE (labels <> '{}'::text[]);
CREATE INDEX email_copies_search ON public.email_copies USING gin (owner_id, search_text gin_trgm_ops);
CREATE INDEX email_copies_starred ON public.email_copies USING btree (organisation_id, owner_id, id DESC) WHERE is_starred;
CREATE INDEX email_copies_unread ON public.email_copies USING btree (organisation_id, owner_id, folder, id DESC) WHERE (NOT is_read);

create table email_files (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  owner_id bigint,
  message_id bigint,
  name text not null,
  type text not null,
  size integer not null,
  stored_as text not null,
  picture_as text,
  width integer,
  height integer,
  created_at timestamp with time zone not null,
  constraint email_files_pkey PRIMARY KEY (organisation_id, id),
  constraint email_files_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint email_files_organisation_id_message_id_fkey FOREIGN KEY (organisation_id, message_id) REFERENCES email_messages(organisation_id, id) ON DELETE CASCADE,
  constraint email_files_organisation_id_owner_id_fkey FOREIGN KEY (organisation_id, owner_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE SET NULL (owner_id)
);
CREATE INDEX email_files_by_message ON public.email_files USING btree (organisation_id, message_id);
CREATE INDEX email_files_by_place ON public.email_files USING btree (organisation_id, stored_as);

create table email_messages (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  thread_id bigint not null,
  author_id bigint,
  from_name text default ''::text not null,
  from_address text default ''::text not null,
  subject text default ''::text not null,
  html text default ''::text not null,
  text text default ''::text not null,
  pictures text[] default '{}'::text[] not null,
  state text not null,
  message_id text not null,
  in_reply_to text,
  reference_ids text[] default '{}'::text[] not null,
  answers_copy_id bigint,
  way text,
  leaves_at timestamp with time zone,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  version integer default 1 not null,
  constraint email_messages_organisation_id_message_id_key UNIQUE (organisation_id, message_id),
  constraint email_messages_pkey PRIMARY KEY (organisation_id, id),
  constraint email_messages_organisation_id_author_id_fkey FOREIGN KEY (organisation_id, author_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE SET NULL (author_id),
  constraint email_messages_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint email_messages_check CHECK (((state = 'leaving'::text) = (leaves_at IS NOT NULL))),
  constraint email_messages_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'leaving'::text, 'sent'::text, 'received'::text]))),
  constraint email_messages_way_check CHECK ((way = ANY (ARRAY['reply'::text, 'replyAll'::text, 'forward'::text])))
);
CREATE INDEX email_messages_by_author ON public.email_messages USING btree (organisation_id, author_id, created_at) WHERE (author_id IS NOT NULL);
CREATE INDEX email_messages_by_thread ON public.email_messages USING btree (organisation_id, thread_id);
CREATE INDEX email_messages_leaving ON public.email_messages USING btree (leaves_at) WHERE (state = 'leaving'::text);

create table email_recipients (
  organisation_id bigint not null,
  message_id bigint not null,
  position integer not null,
  kind text not null,
  person_id bigint,
  group_key text,
  name text default ''::text not null,
  address text,
  state text default 'inside'::text not null,
  attempts integer default 0 not null,
  last_error text,
  settled_at timestamp with time zone,
  due_at timestamp with time zone,
  constraint email_recipients_pkey PRIMARY KEY (organisation_id, message_id, "position"),
  constraint email_recipients_organisation_id_message_id_fkey FOREIGN KEY (organisation_id, message_id) REFERENCES email_messages(organisation_id, id) ON DELETE CASCADE,
  constraint email_recipients_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE SET NULL (person_id),
  constraint email_recipients_kind_check CHECK ((kind = ANY (ARRAY['to'::text, 'cc'::text, 'bcc'::text]))),
  constraint email_recipients_state_check CHECK ((state = ANY (ARRAY['inside'::text, 'waiting'::text, 'sent'::text, 'kept'::text, 'failed'::text])))
);
CREATE INDEX email_recipients_by_person ON public.email_recipients USING btree (organisation_id, person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX email_recipients_due ON public.email_recipients USING btree (due_at) WHERE (state = 'waiting'::text);

create table events (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  slug text not null,
  name text not null,
  tagline jsonb default '{}'::jsonb not null,
  description jsonb default '{}'::jsonb not null,
  starts_on date not null,
  ends_on date not null,
  time_zone text not null,
  languages text[] not null,
  state text default 'draft'::text not null,
  accent text,
  logo text,
  banner text,
  modules text[] default '{program,speakers,sponsors,lobby,exhibitors,people,chat}'::text[] not null,
  joining text default 'open'::text not null,
  join_code text default ''::text not null,
  room_clashes text default 'refuse'::text not null,
  speaker_clashes text default 'warn'::text not null,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  steps_away boolean default false not null,
  is_sample boolean default false not null,
  constraint events_slug_key UNIQUE (slug),
  constraint events_pkey PRIMARY KEY (organisation_id, id),
  constraint events_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint events_check CHECK (((ends_on >= starts_on) AND (ends_on < (starts_on + 60)))),
  constraint events_joining_check CHECK ((joining = ANY (ARRAY['open'::text, 'code'::text, 'closed'::text]))),
  constraint events_languages_check CHECK ((cardinality(languages) > 0)),
  constraint events_room_clashes_check CHECK ((room_clashes = ANY (ARRAY['refuse'::text, 'warn'::text]))),
  constraint events_slug_check CHECK ((slug ~ '^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$'::text)),
  constraint events_speaker_clashes_check CHECK ((speaker_clashes = ANY (ARRAY['refuse'::text, 'warn'::text]))),
  constraint events_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'live'::text, 'ended'::text])))
);
CREATE UNIQUE INDEX events_one_sample ON public.events USING btree (organisation_id) WHERE is_sample;

create table events_announcements (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  words jsonb not null,
  shown_from timestamp with time zone default now() not null,
  shown_until timestamp with time zone,
  created_by bigint not null,
  told_at timestamp with time zone,
  constraint events_announcements_pkey PRIMARY KEY (organisation_id, id),
  constraint events_announcements_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX events_announcements_by_event ON public.events_announcements USING btree (organisation_id, event_id, shown_from DESC);
CREATE INDEX events_announcements_untold ON public.events_announcements USING btree (shown_from) WHERE (told_at IS NULL);

create table events_invited (
  organisation_id bigint not null,
  event_id bigint not null,
  email text not null,
  invited_at timestamp with time zone default now() not null,
  full_name text default ''::text not null,
  company text default ''::text not null,
  fields jsonb default '{}'::jsonb not null,
  constraint events_invited_pkey PRIMARY KEY (organisation_id, event_id, email),
  constraint events_invited_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint events_invited_email_check CHECK ((email = lower(email)))
);
CREATE INDEX events_invited_by_email ON public.events_invited USING btree (organisation_id, email);

create table events_people (
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  role text not null,
  joined_at timestamp with time zone default now() not null,
  banned_until timestamp with time zone,
  fields jsonb default '{}'::jsonb not null,
  constraint events_people_pkey PRIMARY KEY (organisation_id, event_id, person_id),
  constraint events_people_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint events_people_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint events_people_role_check CHECK ((role = ANY (ARRAY['organiser'::text, 'moderator'::text, 'attendee'::text])))
);
CREATE INDEX events_people_banned ON public.events_people USING btree (banned_until) WHERE (banned_until IS NOT NULL);
CREATE INDEX events_people_by_person ON public.events_people USING btree (organisation_id, person_id);
CREATE INDEX events_people_team ON public.events_people USING btree (organisation_id, event_id) WHERE (role <> 'attendee'::text);

create table events_rooms (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  name text not null,
  kind text default 'room'::text not null,
  capacity integer,
  position integer not null,
  constraint events_rooms_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint events_rooms_pkey PRIMARY KEY (organisation_id, id),
  constraint events_rooms_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint events_rooms_capacity_check CHECK ((capacity > 0)),
  constraint events_rooms_kind_check CHECK ((kind = ANY (ARRAY['room'::text, 'stage'::text])))
);
CREATE UNIQUE INDEX events_rooms_name ON public.events_rooms USING btree (organisation_id, event_id, lower(name));

create table events_tracks (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  name jsonb not null,
  colour text not null,
  position integer not null,
  constraint events_tracks_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint events_tracks_pkey PRIMARY KEY (organisation_id, id),
  constraint events_tracks_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint events_tracks_colour_check CHECK ((colour ~ '^#[0-9a-f]{6}$'::text))
);

create table exhibitors (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  tier text not null,
  contact_email text default ''::text not null,
  is_shown boolean default false not null,
  shown jsonb not null,
  draft jsonb,
  draft_note text default ''::text not null,
  draft_at timestamp with time zone,
  name text default (shown ->> 'name'::text),
  search_text text default ''::text not null,
  place integer not null,
  version integer default 1 not null,
  constraint exhibitors_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint exhibitors_pkey PRIMARY KEY (organisation_id, id),
  constraint exhibitors_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint exhibitors_tier_check CHECK ((tier = ANY (ARRAY['platinum'::text, 'gold'::text, 'silver'::text])))
);
CREATE INDEX exhibitors_by_place ON public.exhibitors USING btree (organisation_id, event_id, tier, place, id);
CREATE INDEX exhibitors_search ON public.exhibitors USING gin (search_text gin_trgm_ops);

create table exhibitors_applications (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  company text not null,
  contact_name text not null,
  email text not null,
  website text not null,
  tier text not null,
  words text not null,
  state text default 'waiting'::text not null,
  created_at timestamp with time zone default now() not null,
  constraint exhibitors_applications_pkey PRIMARY KEY (organisation_id, id),
  constraint exhibitors_applications_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint exhibitors_applications_email_check CHECK ((email = lower(email))),
  constraint exhibitors_applications_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'refused'::text]))),
  constraint exhibitors_applications_tier_check CHECK ((tier = ANY (ARRAY['platinum'::text, 'gold'::text, 'silver'::text])))
);
CREATE INDEX exhibitors_applications_by_age ON public.exhibitors_applications USING btree (organisation_id, event_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX exhibitors_applications_waiting ON public.exhibitors_applications USING btree (organisation_id, event_id, email) WHERE (state = 'waiting'::text);

create table exhibitors_asks (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint not null,
  person_id bigint not null,
  key uuid not null,
  text text not null,
  asked_at timestamp with time zone not null,
  answer text,
  answered_at timestamp with time zone,
  answered_by bigint,
  constraint exhibitors_asks_organisation_id_person_id_key_key UNIQUE (organisation_id, person_id, key),
  constraint exhibitors_asks_pkey PRIMARY KEY (organisation_id, id),
  constraint exhibitors_asks_organisation_id_event_id_exhibitor_id_fkey FOREIGN KEY (organisation_id, event_id, exhibitor_id) REFERENCES exhibitors(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint exhibitors_asks_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);
CREATE INDEX exhibitors_asks_by_booth ON public.exhibitors_asks USING btree (organisation_id, exhibitor_id, id);

create table exhibitors_downloads (
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint not null,
  person_id bigint not null,
  document_id text not null,
  at timestamp with time zone not null,
  constraint exhibitors_downloads_pkey PRIMARY KEY (organisation_id, exhibitor_id, person_id, document_id),
  constraint exhibitors_downloads_organisation_id_event_id_exhibitor_id_fkey FOREIGN KEY (organisation_id, event_id, exhibitor_id) REFERENCES exhibitors(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint exhibitors_downloads_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);

create table exhibitors_invited (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint not null,
  email text not null,
  full_name text not null,
  invited_at timestamp with time zone default now() not null,
  invited_by bigint,
  constraint exhibitors_invited_organisation_id_exhibitor_id_email_key UNIQUE (organisation_id, exhibitor_id, email),
  constraint exhibitors_invited_pkey PRIMARY KEY (organisation_id, id),
  constraint exhibitors_invited_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint exhibitors_invited_organisation_id_event_id_exhibitor_id_fkey FOREIGN KEY (organisation_id, event_id, exhibitor_id) REFERENCES exhibitors(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint exhibitors_invited_email_check CHECK ((email = lower(email)))
);
CREATE INDEX exhibitors_invited_by_email ON public.exhibitors_invited USING btree (organisation_id, email);

create table exhibitors_rules (
  organisation_id bigint not null,
  event_id bigint not null,
  needs_review boolean default false not null,
  is_call_open boolean default false not null,
  call_words jsonb default '{}'::jsonb not null,
  weights jsonb not null,
  constraint exhibitors_rules_pkey PRIMARY KEY (organisation_id, event_id),
  constraint exhibitors_rules_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE
);

create table exhibitors_saved (
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint not null,
  person_id bigint not null,
  constraint exhibitors_saved_pkey PRIMARY KEY (organisation_id, person_id, exhibitor_id),
  constraint exhibitors_saved_organisation_id_event_id_exhibitor_id_fkey FOREIGN KEY (organisation_id, event_id, exhibitor_id) REFERENCES exhibitors(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint exhibitors_saved_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);

create table exhibitors_staff (
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint not null,
  person_id bigint not null,
  joined_at timestamp with time zone default now() not null,
  constraint exhibitors_staff_pkey PRIMARY KEY (organisation_id, exhibitor_id, person_id),
  constraint exhibitors_staff_organisation_id_event_id_exhibitor_id_fkey FOREIGN KEY (organisation_id, event_id, exhibitor_id) REFERENCES exhibitors(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint exhibitors_staff_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);
CREATE INDEX exhibitors_staff_by_person ON public.exhibitors_staff USING btree (organisation_id, person_id);

create table exhibitors_talks (
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint not null,
  person_id bigint not null,
  asked_at timestamp with time zone not null,
  constraint exhibitors_talks_pkey PRIMARY KEY (organisation_id, exhibitor_id, person_id),
  constraint exhibitors_talks_organisation_id_event_id_exhibitor_id_fkey FOREIGN KEY (organisation_id, event_id, exhibitor_id) REFERENCES exhibitors(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint exhibitors_talks_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);

create table exhibitors_tiers (
  organisation_id bigint not null,
  event_id bigint not null,
  tier text not null,
  staff integer not null,
  documents integer not null,
  products integer not null,
  links integer not null,
  size text not null,
  constraint exhibitors_tiers_pkey PRIMARY KEY (organisation_id, event_id, tier),
  constraint exhibitors_tiers_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint exhibitors_tiers_size_check CHECK ((size = ANY (ARRAY['large'::text, 'medium'::text, 'small'::text]))),
  constraint exhibitors_tiers_tier_check CHECK ((tier = ANY (ARRAY['platinum'::text, 'gold'::text, 'silver'::text])))
);

create table exhibitors_visits (
  organisation_id bigint not null,
  event_id bigint not null,
  exhibitor_id bigint not null,
  person_id bigint not null,
  day date not null,
  visited_at timestamp with time zone,
  last_at timestamp with time zone not null,
  seconds integer default 0 not null,
  constraint exhibitors_visits_pkey PRIMARY KEY (organisation_id, exhibitor_id, person_id, day),
  constraint exhibitors_visits_organisation_id_event_id_exhibitor_id_fkey FOREIGN KEY (organisation_id, event_id, exhibitor_id) REFERENCES exhibitors(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint exhibitors_visits_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);
CREATE INDEX exhibitors_visits_by_person ON public.exhibitors_visits USING btree (organisation_id, event_id, person_id) WHERE (visited_at IS NOT NULL);

create table face_domains (
  organisation_id bigint not null,
  name text not null,
  token text not null,
  proven_at timestamp with time zone,
  looked_at timestamp with time zone default now() not null,
  missing_since timestamp with time zone,
  constraint face_domains_pkey PRIMARY KEY (organisation_id),
  constraint face_domains_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  constraint face_domains_name_check CHECK (((length(name) <= 190) AND (name = lower(name))))
);
CREATE INDEX face_domains_looked ON public.face_domains USING btree (looked_at) WHERE (proven_at IS NOT NULL);
CREATE UNIQUE INDEX face_domains_proven ON public.face_domains USING btree (name) WHERE (proven_at IS NOT NULL);

create table face_pages (
  organisation_id bigint not null,
  place text,
  is_public boolean default false not null,
  lead jsonb default '{}'::jsonb not null,
  about jsonb default '{}'::jsonb not null,
  version integer default 0 not null,
  constraint face_pages_place_key UNIQUE (place),
  constraint face_pages_pkey PRIMARY KEY (organisation_id),
  constraint face_pages_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  constraint face_pages_check CHECK (((place IS NOT NULL) OR (NOT is_public))),
  constraint face_pages_place_check CHECK ((place ~ '^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$'::text))
);

create table feed_comments (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  post_id bigint not null,
  parent_id bigint,
  person_id bigint,
  text text not null,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  removed_at timestamp with time zone,
  hidden_at timestamp with time zone,
  is_told boolean default false not null,
  constraint feed_comments_organisation_id_post_id_id_key UNIQUE (organisation_id, post_id, id),
  constraint feed_comments_pkey PRIMARY KEY (organisation_id, id),
  constraint feed_comments_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE SET NULL (person_id),
  constraint feed_comments_organisation_id_post_id_fkey FOREIGN KEY (organisation_id, post_id) REFERENCES feed_posts(organisation_id, id) ON DELETE CASCADE,
  constraint feed_comments_organisation_id_post_id_parent_id_fkey FOREIGN KEY (organisation_id, post_id, parent_id) REFERENCES feed_comments(organisation_id, post_id, id) ON DELETE CASCADE,
  constraint feed_comments_check CHECK (((person_id IS NOT NULL) OR (removed_at IS NOT NULL)))
);
CREATE INDEX feed_comments_by_parent ON public.feed_comments USING btree (organisation_id, post_id, parent_id);
CREATE INDEX feed_comments_by_person ON public.feed_comments USING btree (organisation_id, person_id);
CREATE INDEX feed_comments_untold ON public.feed_comments USING btree (organisation_id, post_id) WHERE ((NOT is_told) AND (hidden_at IS NULL) AND (removed_at IS NULL));

create table feed_likes (
  organisation_id bigint not null,
  post_id bigint not null,
  person_id bigint not null,
  at timestamp with time zone not null,
  is_told boolean default false not null,
  constraint feed_likes_pkey PRIMARY KEY (organisation_id, post_id, person_id),
  constraint feed_likes_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint feed_likes_organisation_id_post_id_fkey FOREIGN KEY (organisation_id, post_id) REFERENCES feed_posts(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX feed_likes_by_person ON public.feed_likes USING btree (organisation_id, person_id);
CREATE INDEX feed_likes_untold ON public.feed_likes USING btree (organisation_id, post_id) WHERE (NOT is_told);

create table feed_loose_pictures (
  organisation_id bigint not null,
  picture text not null,
  constraint feed_loose_pictures_pkey PRIMARY KEY (organisation_id, picture),
  constraint feed_loose_pictures_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE
);

create table feed_posts (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  person_id bigint not null,
  text text not null,
  pictures text[] default '{}'::text[] not null,
  audience text not null,
  answers text[] default '{}'::text[] not null,
  ends_at timestamp with time zone,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  hidden_at timestamp with time zone,
  constraint feed_posts_pkey PRIMARY KEY (organisation_id, id),
  constraint feed_posts_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint feed_posts_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint feed_posts_answers_check CHECK ((cardinality(answers) = ANY (ARRAY[0, 2, 3, 4, 5, 6]))),
  constraint feed_posts_audience_check CHECK ((audience = ANY (ARRAY['event'::text, 'connections'::text]))),
  constraint feed_posts_check CHECK (((ends_at IS NULL) = (answers = '{}'::text[]))),
  constraint feed_posts_pictures_check CHECK ((cardinality(pictures) <= 4))
);
CREATE INDEX feed_posts_by_event ON public.feed_posts USING btree (organisation_id, event_id, id DESC);
CREATE INDEX feed_posts_by_person ON public.feed_posts USING btree (organisation_id, person_id, id DESC);
CREATE INDEX feed_posts_with_pictures ON public.feed_posts USING btree (organisation_id, event_id, id DESC) WHERE (pictures <> '{}'::text[]);
CREATE INDEX feed_posts_with_polls ON public.feed_posts USING btree (organisation_id, event_id, id DESC) WHERE (answers <> '{}'::text[]);

create table feed_votes (
  organisation_id bigint not null,
  post_id bigint not null,
  person_id bigint not null,
  answer smallint not null,
  constraint feed_votes_pkey PRIMARY KEY (organisation_id, post_id, person_id),
  constraint feed_votes_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint feed_votes_organisation_id_post_id_fkey FOREIGN KEY (organisation_id, post_id) REFERENCES feed_posts(organisation_id, id) ON DELETE CASCADE,
  constraint feed_votes_answer_check CHECK (((answer >= 0) AND (answer <= 5)))
);
CREATE INDEX feed_votes_by_person ON public.feed_votes USING btree (organisation_id, person_id);

create table help_articles (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  category_id bigint not null,
  title jsonb not null,
  body jsonb not null,
  in_faq boolean not null,
  in_knowledge boolean not null,
  is_published boolean not null,
  picture text,
  place integer not null,
  helpful integer default 0 not null,
  unhelpful integer default 0 not null,
  head_text text not null,
  search_text text not null,
  changed_at timestamp with time zone not null,
  changed_by bigint,
  version integer default 1 not null,
  constraint help_articles_pkey PRIMARY KEY (organisation_id, id),
  constraint help_articles_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES accounts(id),
  constraint help_articles_organisation_id_category_id_fkey FOREIGN KEY (organisation_id, category_id) REFERENCES help_categories(organisation_id, id),
  constraint help_articles_helpful_check CHECK ((helpful >= 0)),
  constraint help_articles_unhelpful_check CHECK ((unhelpful >= 0))
);
CREATE INDEX help_articles_by_place ON public.help_articles USING btree (organisation_id, category_id, place, id);
CREATE INDEX help_articles_drafts ON public.help_articles USING btree (organisation_id, category_id, place, id) WHERE (NOT is_published);
CREATE INDEX help_articles_heads ON public.help_articles USING gin (organisation_id, head_text gin_trgm_ops);
CREATE INDEX help_articles_search ON public.help_articles USING gin (organisation_id, search_text gin_trgm_ops);

create table help_categories (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  slug text not null,
  icon text not null,
  title jsonb not null,
  lead jsonb not null,
  place integer not null,
  faq_count integer default 0 not null,
  knowledge_count integer default 0 not null,
  version integer default 1 not null,
  article_count integer default 0 not null,
  constraint help_categories_organisation_id_slug_key UNIQUE (organisation_id, slug),
  constraint help_categories_pkey PRIMARY KEY (organisation_id, id),
  constraint help_categories_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  constraint help_categories_article_count_check CHECK ((article_count >= 0)),
  constraint help_categories_faq_count_check CHECK ((faq_count >= 0)),
  constraint help_categories_knowledge_count_check CHECK ((knowledge_count >= 0)),
  constraint help_categories_slug_check CHECK ((slug ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'::text))
);

create table help_pages (
  organisation_id bigint not null,
  is_public boolean default false not null,
  constraint help_pages_pkey PRIMARY KEY (organisation_id),
  constraint help_pages_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE
);

create table help_related (
  organisation_id bigint not null,
  article_id bigint not null,
  related_id bigint not null,
  place integer not null,
  constraint help_related_pkey PRIMARY KEY (organisation_id, article_id, related_id),
  constraint help_related_organisation_id_article_id_fkey FOREIGN KEY (organisation_id, article_id) REFERENCES help_articles(organisation_id, id) ON DELETE CASCADE,
  constraint help_related_organisation_id_related_id_fkey FOREIGN KEY (organisation_id, related_id) REFERENCES help_articles(organisation_id, id) ON DELETE CASCADE,
  constraint help_related_check CHECK ((related_id <> article_id))
);
CREATE INDEX help_related_by_related ON public.help_related USING btree (organisation_id, related_id);

create table help_versions (
  organisation_id bigint not null,
  article_id bigint not null,
  version integer not null,
  title jsonb not null,
  body jsonb not null,
  changed_at timestamp with time zone not null,
  changed_by bigint,
  constraint help_versions_pkey PRIMARY KEY (organisation_id, article_id, version),
  constraint help_versions_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES accounts(id),
  constraint help_versions_organisation_id_article_id_fkey FOREIGN KEY (organisation_id, article_id) REFERENCES help_articles(organisation_id, id) ON DELETE CASCADE
);

create table help_votes (
  organisation_id bigint not null,
  article_id bigint not null,
  person_id bigint not null,
  is_helpful boolean not null,
  words text not null,
  said_at timestamp with time zone not null,
  constraint help_votes_pkey PRIMARY KEY (organisation_id, article_id, person_id),
  constraint help_votes_organisation_id_article_id_fkey FOREIGN KEY (organisation_id, article_id) REFERENCES help_articles(organisation_id, id) ON DELETE CASCADE,
  constraint help_votes_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id)
);
CREATE INDEX help_votes_by_age ON public.help_votes USING btree (organisation_id, article_id, said_at DESC, person_id);
CREATE INDEX help_votes_by_person ON public.help_votes USING btree (person_id);

create table imports (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint,
  kind text not null,
  name text not null,
  state text default 'reading'::text not null,
  fault text,
  file text,
  format text,
  separator text default ''::text not null,
  heads jsonb default '[]'::jsonb not null,
  uses jsonb default '[]'::jsonb not null,
  is_remembered boolean default false not null,
  rows integer default 0 not null,
  handled integer default 0 not null,
  place integer default 0 not null,
  counts jsonb,
  undone jsonb,
  made_by bigint,
  doer bigint,
  at timestamp with time zone not null,
  worked_at timestamp with time zone not null,
  reader uuid,
  is_forgotten boolean default false not null,
  version integer default 1 not null,
  sheet text default ''::text not null,
  other_sheets jsonb default '[]'::jsonb not null,
  wanted_sheet text,
  constraint imports_pkey PRIMARY KEY (organisation_id, id),
  constraint imports_doer_fkey FOREIGN KEY (doer) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint imports_made_by_fkey FOREIGN KEY (made_by) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint imports_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint imports_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint imports_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'unreadable'::text, 'open'::text, 'checking'::text, 'checked'::text, 'running'::text, 'done'::text, 'undoing'::text, 'undone'::text])))
);
CREATE INDEX imports_at_work ON public.imports USING btree (worked_at) WHERE (state = ANY (ARRAY['reading'::text, 'checking'::text, 'running'::text, 'undoing'::text]));
CREATE INDEX imports_by_age ON public.imports USING btree (at) WHERE (NOT is_forgotten);

create table imports_keys (
  organisation_id bigint not null,
  import_id bigint not null,
  key uuid not null,
  constraint imports_keys_pkey PRIMARY KEY (organisation_id, import_id, key),
  constraint imports_keys_organisation_id_import_id_fkey FOREIGN KEY (organisation_id, import_id) REFERENCES imports(organisation_id, id) ON DELETE CASCADE
);

create table imports_pieces (
  organisation_id bigint not null,
  import_id bigint not null,
  place integer not null,
  last_number integer not null,
  numbers jsonb not null,
  rows jsonb not null,
  outcome jsonb,
  made jsonb,
  counts jsonb,
  constraint imports_pieces_pkey PRIMARY KEY (organisation_id, import_id, place),
  constraint imports_pieces_organisation_id_import_id_fkey FOREIGN KEY (organisation_id, import_id) REFERENCES imports(organisation_id, id) ON DELETE CASCADE
);

create table imports_uses (
  organisation_id bigint not null,
  kind text not null,
  heads_hash uuid not null,
  uses jsonb not null,
  constraint imports_uses_pkey PRIMARY KEY (organisation_id, kind, heads_hash),
  constraint imports_uses_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id)
);

create table invoices (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  kind text not null,
  number text,
  state text default 'draft'::text not null,
  client_id bigint,
  client_name text not null,
  client_person text not null,
  client_email text not null,
  parties jsonb,
  service text not null,
  currency text not null,
  prices_include_tax boolean not null,
  discount jsonb,
  supplied_on date,
  due_on date,
  note text not null,
  lines jsonb not null,
  net bigint not null,
  tax bigint not null,
  gross bigint not null,
  credited bigint default 0 not null,
  paid bigint default 0 not null,
  balance bigint default 
CASE kind
    WHEN 'invoice'::text THEN ((gross - credited) - paid)
    ELSE (0)::bigint
END not null,
  issued_on date,
  credits_id bigint,
  created_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  called text[] default ARRAY[upper(regexp_replace(COALESCE(number, ''::text), '[^A-Za-z0-9]'::text, ''::text, 'g'::text)), upper(regexp_replace(regexp_replace(COALESCE(number, ''::text), '(^|[^0-9])0+([0-9])'::text, '\1\2'::text, 'g'::text), '[^A-Za-z0-9]'::text, ''::text, 'g'::text))] not null,
  search_text text default plain_words(((((((((COALESCE(number, ''::text) || ' '::text) || client_name) || ' '::text) || client_person) || ' '::text) || client_email) || ' '::text) || service)) not null,
  constraint invoices_organisation_id_number_key UNIQUE (organisation_id, number),
  constraint invoices_pkey PRIMARY KEY (organisation_id, id),
  constraint invoices_organisation_id_client_id_fkey FOREIGN KEY (organisation_id, client_id) REFERENCES invoices_clients(organisation_id, id),
  constraint invoices_organisation_id_credits_id_fkey FOREIGN KEY (organisation_id, credits_id) REFERENCES invoices(organisation_id, id),
  constraint invoices_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  constraint invoices_check CHECK ((gross = (net + tax))),
  constraint invoices_check1 CHECK (((credited >= 0) AND (credited <= gross))),
  constraint invoices_check2 CHECK (((state = 'draft'::text) = (number IS NULL))),
  constraint invoices_check3 CHECK ((((number IS NULL) = (parties IS NULL)) AND ((number IS NULL) = (issued_on IS NULL)))),
  constraint invoices_check4 CHECK (((kind = 'credit_note'::text) = (credits_id IS NOT NULL))),
  constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  constraint invoices_net_check CHECK ((net >= 0)),
  constraint invoices_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'sent'::text, 'downloaded'::text, 'partial_payment'::text, 'paid'::text, 'past_due'::text]))),
  constraint invoices_tax_check CHECK ((tax >= 0))
);
CREATE INDEX invoices_by_balance ON public.invoices USING btree (organisation_id, balance, id);
CREATE INDEX invoices_by_called ON public.invoices USING gin (organisation_id, called) WHERE (number IS NOT NULL);
CREATE INDEX invoices_by_client ON public.invoices USING btree (organisation_id, client_id, id);
CREATE INDEX invoices_by_client_name ON public.invoices USING btree (organisation_id, lower(client_name) COLLATE "C", id);
CREATE INDEX invoices_by_credited ON public.invoices USING btree (organisation_id, credits_id) WHERE (credits_id IS NOT NULL);
CREATE INDEX invoices_by_due ON public.invoices USING btree (organisation_id, due_on, id);
CREATE INDEX invoices_by_issue ON public.invoices USING btree (organisation_id, issued_on, id);
CREATE INDEX invoices_by_number ON public.invoices USING btree (organisation_id, number COLLATE "C", id);
CREATE INDEX invoices_by_state ON public.invoices USING btree (organisation_id, state, id);
CREATE INDEX invoices_by_sum ON public.invoices USING btree (organisation_id, (
CASE kind
    WHEN 'credit_note'::text THEN (- gross)
    ELSE gross
END), id);
CREATE INDEX invoices_open_by_due ON public.invoices USING btree (due_on) WHERE ((kind = 'invoice'::text) AND (state = ANY (ARRAY['sent'::text, 'downloaded'::text, 'partial_payment'::text])));
CREATE INDEX invoices_search ON public.invoices USING gin (organisation_id, search_text gin_trgm_ops);

create table invoices_changes (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  invoice_id bigint not null,
  state text not null,
  at timestamp with time zone not null,
  person_id bigint,
  why text not null,
  constraint invoices_changes_pkey PRIMARY KEY (organisation_id, invoice_id, id),
  constraint invoices_changes_organisation_id_invoice_id_fkey FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices(organisation_id, id) ON DELETE CASCADE,
  constraint invoices_changes_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id)
);

create table invoices_clients (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  name text not null,
  company text not null,
  email text not null,
  phone text not null,
  street text not null,
  postcode text not null,
  city text not null,
  country text not null,
  tax_number text not null,
  language text,
  search_text text default plain_words(((((((((name || ' '::text) || company) || ' '::text) || email) || ' '::text) || city) || ' '::text) || tax_number)) not null,
  constraint invoices_clients_pkey PRIMARY KEY (organisation_id, id),
  constraint invoices_clients_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  constraint invoices_clients_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'fr'::text, 'pt'::text])))
);
CREATE INDEX invoices_clients_by_city ON public.invoices_clients USING btree (organisation_id, lower(city) COLLATE "C", id);
CREATE INDEX invoices_clients_by_company ON public.invoices_clients USING btree (organisation_id, lower(company) COLLATE "C", id);
CREATE INDEX invoices_clients_by_country ON public.invoices_clients USING btree (organisation_id, country COLLATE "C", id);
CREATE INDEX invoices_clients_by_name ON public.invoices_clients USING btree (organisation_id, lower(name) COLLATE "C", id);
CREATE INDEX invoices_clients_search ON public.invoices_clients USING gin (organisation_id, search_text gin_trgm_ops);

create table invoices_mails (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  invoice_id bigint not null,
  mail_id bigint not null,
  kind text not null,
  step integer,
  to_address text not null,
  language text not null,
  person_id bigint,
  at timestamp with time zone not null,
  on_day date not null,
  state text not null,
  fault text default ''::text not null,
  constraint invoices_mails_organisation_id_invoice_id_step_key UNIQUE (organisation_id, invoice_id, step),
  constraint invoices_mails_organisation_id_mail_id_key UNIQUE (organisation_id, mail_id),
  constraint invoices_mails_pkey PRIMARY KEY (organisation_id, invoice_id, id),
  constraint invoices_mails_organisation_id_invoice_id_fkey FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices(organisation_id, id) ON DELETE CASCADE,
  constraint invoices_mails_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id),
  constraint invoices_mails_check CHECK (((kind = 'reminder'::text) = (step IS NOT NULL))),
  constraint invoices_mails_kind_check CHECK ((kind = ANY (ARRAY['document'::text, 'reminder'::text]))),
  constraint invoices_mails_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'fr'::text, 'pt'::text]))),
  constraint invoices_mails_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'kept'::text, 'failed'::text, 'held'::text]))),
  constraint invoices_mails_step_check CHECK (((step >= 1) AND (step <= 3)))
);

create table invoices_papers (
  organisation_id bigint not null,
  invoice_id bigint not null,
  language text not null,
  stored_as text not null,
  printed_at timestamp with time zone not null,
  constraint invoices_papers_pkey PRIMARY KEY (organisation_id, invoice_id, language),
  constraint invoices_papers_organisation_id_invoice_id_fkey FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices(organisation_id, id) ON DELETE CASCADE
);

create table invoices_series (
  organisation_id bigint not null,
  series text not null,
  year integer not null,
  last integer not null,
  constraint invoices_series_pkey PRIMARY KEY (organisation_id, series, year),
  constraint invoices_series_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE
);

create table invoices_settings (
  organisation_id bigint not null,
  sender jsonb not null,
  bank jsonb not null,
  currency text not null,
  prices_include_tax boolean not null,
  tax_rate integer not null,
  term_days integer not null,
  invoice_pattern text not null,
  credit_note_pattern text not null,
  note text not null,
  reminders jsonb default '{"days": [7, 14, 14], "isOn": false, "words": ["", "", ""]}'::jsonb not null,
  version integer default 1 not null,
  constraint invoices_settings_pkey PRIMARY KEY (organisation_id),
  constraint invoices_settings_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  constraint invoices_settings_tax_rate_check CHECK (((tax_rate >= 0) AND (tax_rate <= 10000))),
  constraint invoices_settings_term_days_check CHECK (((term_days >= 0) AND (term_days <= 365))),
  constraint invoices_settings_version_check CHECK ((version >= 1))
);

create table mail_files (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  mail_id bigint not null,
  name text not null,
  type text not null,
  content bytea not null,
  constraint mail_files_pkey PRIMARY KEY (organisation_id, mail_id, id),
  constraint mail_files_organisation_id_mail_id_fkey FOREIGN KEY (organisation_id, mail_id) REFERENCES mail_messages(organisation_id, id) ON DELETE CASCADE
);

create table mail_messages (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  to_address text not null,
  subject text not null,
  text_body text,
  html_body text,
  state text default 'queued'::text not null,
  attempts integer default 0 not null,
  last_error text,
  created_at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  is_listed boolean default true not null,
  reply_to text,
  constraint mail_messages_pkey PRIMARY KEY (organisation_id, id),
  constraint mail_messages_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint mail_messages_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'kept'::text, 'failed'::text, 'held'::text])))
);
CREATE INDEX mail_messages_failed ON public.mail_messages USING btree (organisation_id, id) WHERE (is_listed AND (state = ANY (ARRAY['failed'::text, 'held'::text, 'queued'::text])));
CREATE INDEX mail_messages_unlisted ON public.mail_messages USING btree (created_at) WHERE (NOT is_listed);

create table mail_secrets (
  organisation_id bigint not null,
  mail_id bigint not null,
  text_body text not null,
  html_body text not null,
  stop_link text,
  constraint mail_secrets_pkey PRIMARY KEY (organisation_id, mail_id),
  constraint mail_secrets_organisation_id_mail_id_fkey FOREIGN KEY (organisation_id, mail_id) REFERENCES mail_messages(organisation_id, id) ON DELETE CASCADE
);

create table moderation_cases (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  kind text not null,
  subject_id bigint not null,
  conversation_id bigint,
  person_id bigint,
  text text not null,
  opened_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  settled_by bigint,
  outcome text,
  constraint moderation_cases_pkey PRIMARY KEY (organisation_id, id),
  constraint moderation_cases_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint moderation_cases_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint moderation_cases_kind_check CHECK ((kind = ANY (ARRAY['line'::text, 'person'::text, 'profile'::text, 'booth'::text, 'held'::text, 'post'::text, 'post_comment'::text, 'blog_comment'::text])))
);
CREATE INDEX moderation_cases_by_event ON public.moderation_cases USING btree (organisation_id, event_id, id);
CREATE INDEX moderation_cases_by_person ON public.moderation_cases USING btree (organisation_id, person_id);
CREATE INDEX moderation_cases_settled ON public.moderation_cases USING btree (organisation_id, event_id, id) WHERE (settled_at IS NOT NULL);
CREATE UNIQUE INDEX moderation_cases_open ON public.moderation_cases USING btree (organisation_id, event_id, kind, subject_id) WHERE (settled_at IS NULL);

create table moderation_measures (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  person_id bigint not null,
  case_id bigint,
  kind text not null,
  reason text not null,
  at timestamp with time zone not null,
  until timestamp with time zone,
  by_id bigint,
  lifted_at timestamp with time zone,
  appeal text,
  appealed_at timestamp with time zone,
  appeal_answer text,
  appeal_answered_by bigint,
  constraint moderation_measures_pkey PRIMARY KEY (organisation_id, id),
  constraint moderation_measures_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint moderation_measures_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint moderation_measures_kind_check CHECK ((kind = ANY (ARRAY['warn'::text, 'mute'::text, 'ban'::text])))
);
CREATE INDEX moderation_measures_by_event ON public.moderation_measures USING btree (organisation_id, event_id, id);
CREATE INDEX moderation_measures_by_person ON public.moderation_measures USING btree (organisation_id, person_id, event_id);

create table moderation_reports (
  organisation_id bigint not null,
  case_id bigint not null,
  person_id bigint not null,
  reason text not null,
  note text not null,
  at timestamp with time zone not null,
  constraint moderation_reports_pkey PRIMARY KEY (organisation_id, case_id, person_id),
  constraint moderation_reports_organisation_id_case_id_fkey FOREIGN KEY (organisation_id, case_id) REFERENCES moderation_cases(organisation_id, id) ON DELETE CASCADE,
  constraint moderation_reports_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint moderation_reports_reason_check CHECK ((reason = ANY (ARRAY['spam'::text, 'harassment'::text, 'hate'::text, 'fraud'::text, 'privacy'::text, 'off_topic'::text, 'other'::text])))
);
CREATE INDEX moderation_reports_by_person ON public.moderation_reports USING btree (organisation_id, person_id, at);

create table moderation_words (
  organisation_id bigint not null,
  event_id bigint not null,
  refused text[] default '{}'::text[] not null,
  held text[] default '{}'::text[] not null,
  constraint moderation_words_pkey PRIMARY KEY (organisation_id, event_id),
  constraint moderation_words_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE
);

create table notifications (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  person_id bigint not null,
  kind text not null,
  data jsonb not null,
  link text not null,
  key text,
  created_at timestamp with time zone default now() not null,
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  count integer default 1 not null,
  pushed_at timestamp with time zone,
  place bigint generated always as identity not null,
  group_key text,
  is_shown boolean default true not null,
  constraint notifications_organisation_id_person_id_key_key UNIQUE (organisation_id, person_id, key),
  constraint notifications_pkey PRIMARY KEY (organisation_id, id),
  constraint notifications_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);
CREATE INDEX notifications_by_age ON public.notifications USING btree (created_at);
CREATE INDEX notifications_by_key ON public.notifications USING btree (organisation_id, key) WHERE (key IS NOT NULL);
CREATE INDEX notifications_by_person ON public.notifications USING btree (organisation_id, person_id, place DESC);
CREATE INDEX notifications_unmailed ON public.notifications USING btree (created_at) WHERE ((read_at IS NULL) AND (mailed_at IS NULL));
CREATE INDEX notifications_unread ON public.notifications USING btree (organisation_id, person_id) WHERE (read_at IS NULL);
CREATE UNIQUE INDEX notifications_renewed ON public.notifications USING btree (organisation_id, person_id, kind, group_key) WHERE ((read_at IS NULL) AND (group_key IS NOT NULL));

create table notifications_devices (
  organisation_id bigint not null,
  person_id bigint not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null,
  session_id bigint not null,
  constraint notifications_devices_pkey PRIMARY KEY (organisation_id, person_id, endpoint),
  constraint notifications_devices_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint notifications_devices_organisation_id_session_id_fkey FOREIGN KEY (organisation_id, session_id) REFERENCES accounts_sessions(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX notifications_devices_by_endpoint ON public.notifications_devices USING btree (endpoint);

create table notifications_letters (
  organisation_id bigint not null,
  person_id bigint not null,
  at timestamp with time zone not null,
  constraint notifications_letters_pkey PRIMARY KEY (organisation_id, person_id),
  constraint notifications_letters_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);

create table notifications_settings (
  organisation_id bigint not null,
  person_id bigint not null,
  group text not null,
  app boolean not null,
  mail boolean not null,
  push boolean not null,
  constraint notifications_settings_pkey PRIMARY KEY (organisation_id, person_id, "group"),
  constraint notifications_settings_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
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
  version integer default 1 not null,
  constraint organisations_pkey PRIMARY KEY (id)
);

create table organisations_counted (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  members bigint not null,
  constraint organisations_counted_pkey PRIMARY KEY (organisation_id, id),
  constraint organisations_counted_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id)
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
  version integer default 1 not null,
  constraint organisations_members_pkey PRIMARY KEY (organisation_id, person_id),
  constraint organisations_members_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint organisations_members_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id),
  constraint organisations_members_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'client'::text])))
);
CREATE INDEX organisations_members_admins ON public.organisations_members USING btree (organisation_id) WHERE ((role = 'admin'::text) AND (removed_at IS NULL));
CREATE INDEX organisations_members_by_company ON public.organisations_members USING btree (organisation_id, company COLLATE "C", person_id) WHERE (removed_at IS NULL);
CREATE INDEX organisations_members_by_joined ON public.organisations_members USING btree (organisation_id, joined_at, person_id) WHERE (removed_at IS NULL);
CREATE INDEX organisations_members_by_name ON public.organisations_members USING btree (organisation_id, sort_name COLLATE "C", person_id) WHERE (removed_at IS NULL);
CREATE INDEX organisations_members_by_person ON public.organisations_members USING btree (person_id);
CREATE INDEX organisations_members_by_seen ON public.organisations_members USING btree (organisation_id, last_seen_at, person_id) WHERE (removed_at IS NULL);
CREATE INDEX organisations_members_deactivated ON public.organisations_members USING btree (organisation_id) WHERE ((deactivated_at IS NOT NULL) AND (removed_at IS NULL));
CREATE INDEX organisations_members_search ON public.organisations_members USING gin (search_text gin_trgm_ops);

create table payments (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  kind text not null,
  way text not null,
  state text not null,
  invoice_id bigint not null,
  invoice_number text not null,
  client_name text not null,
  amount bigint not null,
  currency text not null,
  refunded bigint default 0 not null,
  refund_of bigint,
  reference text not null,
  paid_on date,
  key text,
  said jsonb not null,
  created_at timestamp with time zone not null,
  provider_id text,
  provider_charge text,
  provider_url text,
  asked_at timestamp with time zone,
  search_text text default plain_words(((((invoice_number || ' '::text) || client_name) || ' '::text) || reference)) not null,
  constraint payments_organisation_id_key_key UNIQUE (organisation_id, key),
  constraint payments_pkey PRIMARY KEY (organisation_id, id),
  constraint payments_organisation_id_invoice_id_fkey FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices(organisation_id, id),
  constraint payments_organisation_id_refund_of_fkey FOREIGN KEY (organisation_id, refund_of) REFERENCES payments(organisation_id, id),
  constraint payments_amount_check CHECK ((amount > 0)),
  constraint payments_check CHECK (((refunded >= 0) AND (refunded <= amount))),
  constraint payments_check1 CHECK (((kind = 'refund'::text) = (refund_of IS NOT NULL))),
  constraint payments_check2 CHECK ((((kind = 'payment'::text) AND (state <> 'asked'::text)) OR ((kind = 'refund'::text) AND (state = ANY (ARRAY['asked'::text, 'paid'::text, 'failed'::text]))))),
  constraint payments_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text]))),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['started'::text, 'pending'::text, 'asked'::text, 'paid'::text, 'failed'::text, 'expired'::text]))),
  constraint payments_way_check CHECK ((way = ANY (ARRAY['transfer'::text, 'on_site'::text, 'stripe'::text])))
);
CREATE INDEX payments_by_day ON public.payments USING btree (organisation_id, paid_on, id);
CREATE INDEX payments_by_invoice ON public.payments USING btree (organisation_id, invoice_id, id);
CREATE INDEX payments_by_making ON public.payments USING btree (organisation_id, created_at, id);
CREATE INDEX payments_by_state ON public.payments USING btree (organisation_id, state, id);
CREATE INDEX payments_by_sum ON public.payments USING btree (organisation_id, (
CASE kind
    WHEN 'refund'::text THEN (- amount)
    ELSE amount
END), id);
CREATE INDEX payments_by_way ON public.payments USING btree (organisation_id, way, id);
CREATE INDEX payments_refunds ON public.payments USING btree (organisation_id, id) WHERE (kind = 'refund'::text);
CREATE INDEX payments_search ON public.payments USING gin (organisation_id, search_text gin_trgm_ops);
CREATE INDEX payments_undecided ON public.payments USING btree (asked_at, created_at) WHERE ((way = 'stripe'::text) AND (state = ANY (ARRAY['started'::text, 'pending'::text, 'asked'::text])));
CREATE UNIQUE INDEX payments_by_provider ON public.payments USING btree (organisation_id, provider_id) WHERE (provider_id IS NOT NULL);

create table payments_changes (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  payment_id bigint not null,
  state text not null,
  at timestamp with time zone not null,
  person_id bigint,
  why text not null,
  constraint payments_changes_pkey PRIMARY KEY (organisation_id, payment_id, id),
  constraint payments_changes_organisation_id_payment_id_fkey FOREIGN KEY (organisation_id, payment_id) REFERENCES payments(organisation_id, id) ON DELETE CASCADE,
  constraint payments_changes_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id)
);

create table payments_entries (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  statement_id bigint not null,
  key text not null,
  kind text not null,
  booked_on date not null,
  amount bigint not null,
  currency text not null,
  payer text not null,
  payer_account text not null,
  text text not null,
  reference text not null,
  named bigint[] not null,
  is_twin boolean not null,
  state text default 'open'::text not null,
  why text default ''::text not null,
  search_text text default plain_words(((((((payer || ' '::text) || text) || ' '::text) || reference) || ' '::text) || payer_account)) not null,
  constraint payments_entries_organisation_id_key_key UNIQUE (organisation_id, key),
  constraint payments_entries_pkey PRIMARY KEY (organisation_id, id),
  constraint payments_entries_organisation_id_statement_id_fkey FOREIGN KEY (organisation_id, statement_id) REFERENCES payments_statements(organisation_id, id),
  constraint payments_entries_amount_check CHECK ((amount > 0)),
  constraint payments_entries_check1 CHECK (((kind = 'credit'::text) OR (state <> 'assigned'::text))),
  constraint payments_entries_kind_check CHECK ((kind = ANY (ARRAY['credit'::text, 'reversal'::text]))),
  constraint payments_entries_state_check CHECK ((state = ANY (ARRAY['open'::text, 'assigned'::text, 'ignored'::text])))
);
CREATE INDEX payments_entries_by_amount ON public.payments_entries USING btree (organisation_id, booked_on, amount);
CREATE INDEX payments_entries_by_state ON public.payments_entries USING btree (organisation_id, state, booked_on, id);
CREATE INDEX payments_entries_search ON public.payments_entries USING gin (organisation_id, search_text gin_trgm_ops);

create table payments_entry_parts (
  organisation_id bigint not null,
  entry_id bigint not null,
  payment_id bigint not null,
  constraint payments_entry_parts_organisation_id_payment_id_key UNIQUE (organisation_id, payment_id),
  constraint payments_entry_parts_pkey PRIMARY KEY (organisation_id, entry_id, payment_id),
  constraint payments_entry_parts_organisation_id_entry_id_fkey FOREIGN KEY (organisation_id, entry_id) REFERENCES payments_entries(organisation_id, id),
  constraint payments_entry_parts_organisation_id_payment_id_fkey FOREIGN KEY (organisation_id, payment_id) REFERENCES payments(organisation_id, id)
);

create table payments_links (
  organisation_id bigint not null,
  invoice_id bigint not null,
  round integer not null,
  hash bytea not null,
  constraint payments_links_hash_key UNIQUE (hash),
  constraint payments_links_pkey PRIMARY KEY (organisation_id, invoice_id),
  constraint payments_links_organisation_id_invoice_id_fkey FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices(organisation_id, id) ON DELETE CASCADE
);

create table payments_settings (
  organisation_id bigint not null,
  version integer default 0 not null,
  ways jsonb default '[]'::jsonb not null,
  stripe_key bytea,
  stripe_hook_secret bytea,
  stripe_ending text default ''::text not null,
  stripe_is_live boolean default false not null,
  stripe_hook text,
  refunds_asked_at timestamp with time zone,
  stripe_heard_at timestamp with time zone,
  constraint payments_settings_stripe_hook_key UNIQUE (stripe_hook),
  constraint payments_settings_pkey PRIMARY KEY (organisation_id),
  constraint payments_settings_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE
);
CREATE INDEX payments_settings_asked ON public.payments_settings USING btree (refunds_asked_at) WHERE (stripe_key IS NOT NULL);

create table payments_statements (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  name text not null,
  person_id bigint,
  created_at timestamp with time zone not null,
  constraint payments_statements_pkey PRIMARY KEY (organisation_id, id),
  constraint payments_statements_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  constraint payments_statements_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id)
);

create table people_views (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  person_id bigint not null,
  place text not null,
  name text not null,
  search text not null,
  constraint people_views_pkey PRIMARY KEY (organisation_id, id),
  constraint people_views_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint people_views_place_check CHECK ((place = ANY (ARRAY['organisation'::text, 'conference'::text, 'list'::text, 'bookings'::text])))
);
CREATE UNIQUE INDEX people_views_name ON public.people_views USING btree (organisation_id, person_id, place, lower(name));

create table polls (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  stage_id bigint not null,
  run_id bigint,
  kind text not null,
  question jsonb not null,
  options jsonb not null,
  shows_results text not null,
  state text not null,
  opened_at timestamp with time zone,
  closed_at timestamp with time zone,
  version integer default 1 not null,
  constraint polls_pkey PRIMARY KEY (organisation_id, id),
  constraint polls_organisation_id_event_id_stage_id_fkey FOREIGN KEY (organisation_id, event_id, stage_id) REFERENCES stages(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint polls_organisation_id_run_id_fkey FOREIGN KEY (organisation_id, run_id) REFERENCES stages_runs(organisation_id, id) ON DELETE CASCADE,
  constraint polls_check CHECK (((state = 'draft'::text) = (opened_at IS NULL))),
  constraint polls_check1 CHECK (((state = 'closed'::text) = (closed_at IS NOT NULL))),
  constraint polls_kind_check CHECK ((kind = ANY (ARRAY['one'::text, 'several'::text, 'words'::text, 'rating'::text]))),
  constraint polls_shows_results_check CHECK ((shows_results = ANY (ARRAY['live'::text, 'closed'::text]))),
  constraint polls_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'closed'::text])))
);
CREATE INDEX polls_by_run ON public.polls USING btree (organisation_id, run_id) WHERE (run_id IS NOT NULL);
CREATE INDEX polls_by_stage ON public.polls USING btree (organisation_id, event_id, stage_id, run_id);
CREATE UNIQUE INDEX polls_open ON public.polls USING btree (organisation_id, stage_id) WHERE (state = 'open'::text);

create table polls_votes (
  organisation_id bigint not null,
  poll_id bigint not null,
  person_id bigint not null,
  choices integer[] not null,
  words text[] not null,
  version integer default 1 not null,
  constraint polls_votes_pkey PRIMARY KEY (organisation_id, poll_id, person_id),
  constraint polls_votes_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint polls_votes_organisation_id_poll_id_fkey FOREIGN KEY (organisation_id, poll_id) REFERENCES polls(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX polls_votes_by_person ON public.polls_votes USING btree (organisation_id, person_id);

create table pricing_pages (
  organisation_id bigint not null,
  version integer default 0 not null,
  is_public boolean default false not null,
  currency text default 'EUR'::text not null,
  title jsonb default '{}'::jsonb not null,
  lead jsonb default '{}'::jsonb not null,
  plans jsonb default '[]'::jsonb not null,
  benefits jsonb default '[]'::jsonb not null,
  questions jsonb default '[]'::jsonb not null,
  constraint pricing_pages_pkey PRIMARY KEY (organisation_id),
  constraint pricing_pages_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  constraint pricing_pages_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
);

create table profiles (
  organisation_id bigint not null,
  person_id bigint not null,
  headline text default ''::text not null,
  about text default ''::text not null,
  interests text[] default '{}'::text[] not null,
  offers text[] default '{}'::text[] not null,
  needs text[] default '{}'::text[] not null,
  languages text[] default '{}'::text[] not null,
  links text[] default '{}'::text[] not null,
  is_listed boolean default true not null,
  shows_presence boolean default true not null,
  shows_visits boolean default false not null,
  privacy jsonb default '{}'::jsonb not null,
  version integer default 1 not null,
  constraint profiles_pkey PRIMARY KEY (organisation_id, person_id),
  constraint profiles_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);

create table profiles_connections (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  asker_id bigint not null,
  asked_id bigint not null,
  note text not null,
  state text default 'waiting'::text not null,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  taken_back_at timestamp with time zone,
  constraint profiles_connections_pkey PRIMARY KEY (organisation_id, id),
  constraint profiles_connections_organisation_id_asked_id_fkey FOREIGN KEY (organisation_id, asked_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint profiles_connections_organisation_id_asker_id_fkey FOREIGN KEY (organisation_id, asker_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint profiles_connections_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint profiles_connections_check CHECK ((asker_id <> asked_id)),
  constraint profiles_connections_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'connected'::text, 'refused'::text])))
);
CREATE INDEX profiles_connections_by_asked ON public.profiles_connections USING btree (organisation_id, asked_id);
CREATE INDEX profiles_connections_by_asker ON public.profiles_connections USING btree (organisation_id, asker_id);
CREATE UNIQUE INDEX profiles_connections_pair ON public.profiles_connections USING btree (organisation_id, LEAST(asker_id, asked_id), GREATEST(asker_id, asked_id));

create table profiles_found (
  organisation_id bigint not null,
  person_id bigint not null,
  is_found boolean not null,
  shows_presence boolean not null,
  events bigint[] not null,
  sort_name text not null,
  to_connections text not null,
  to_holders text not null,
  to_attendees text not null,
  to_everyone text not null,
  company text not null,
  company_reach smallint not null,
  country text not null,
  country_reach smallint not null,
  constraint profiles_found_pkey PRIMARY KEY (organisation_id, person_id),
  constraint profiles_found_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);
CREATE INDEX profiles_found_by_company ON public.profiles_found USING btree (organisation_id, company) WHERE is_found;
CREATE INDEX profiles_found_by_country ON public.profiles_found USING btree (organisation_id, country) WHERE is_found;
CREATE INDEX profiles_found_by_name ON public.profiles_found USING btree (organisation_id, sort_name COLLATE "C", person_id) WHERE is_found;
CREATE INDEX profiles_found_to_attendees ON public.profiles_found USING gin (events, to_attendees gin_trgm_ops) WHERE is_found;
CREATE INDEX profiles_found_to_everyone ON public.profiles_found USING gin (events, to_everyone gin_trgm_ops) WHERE is_found;

create table profiles_searches (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  person_id bigint not null,
  name text not null,
  search text not null,
  constraint profiles_searches_organisation_id_person_id_name_key UNIQUE (organisation_id, person_id, name),
  constraint profiles_searches_pkey PRIMARY KEY (organisation_id, id),
  constraint profiles_searches_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);

create table profiles_words (
  organisation_id bigint not null,
  person_id bigint not null,
  kind text not null,
  word text not null,
  spelled text not null,
  reach smallint not null,
  constraint profiles_words_pkey PRIMARY KEY (organisation_id, kind, word, person_id),
  constraint profiles_words_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES profiles_found(organisation_id, person_id) ON DELETE CASCADE,
  constraint profiles_words_kind_check CHECK ((kind = ANY (ARRAY['interests'::text, 'offers'::text, 'needs'::text])))
);
CREATE INDEX profiles_words_by_person ON public.profiles_words USING btree (organisation_id, person_id, kind);

create table questions (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  stage_id bigint not null,
  run_id bigint,
  person_id bigint not null,
  is_anonymous boolean not null,
  text text not null,
  state text not null,
  is_pinned boolean default false not null,
  answer text default ''::text not null,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  votes integer default 0 not null,
  version integer default 1 not null,
  constraint questions_pkey PRIMARY KEY (organisation_id, id),
  constraint questions_organisation_id_event_id_stage_id_fkey FOREIGN KEY (organisation_id, event_id, stage_id) REFERENCES stages(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint questions_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint questions_organisation_id_run_id_fkey FOREIGN KEY (organisation_id, run_id) REFERENCES stages_runs(organisation_id, id) ON DELETE CASCADE,
  constraint questions_check CHECK (((state = 'answered'::text) = (answered_at IS NOT NULL))),
  constraint questions_check1 CHECK (((NOT is_pinned) OR (state = ANY (ARRAY['open'::text, 'answered'::text])))),
  constraint questions_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'open'::text, 'answered'::text, 'hidden'::text])))
);
CREATE INDEX questions_by_person ON public.questions USING btree (organisation_id, person_id);
CREATE INDEX questions_by_run ON public.questions USING btree (organisation_id, run_id) WHERE (run_id IS NOT NULL);
CREATE INDEX questions_by_stage ON public.questions USING btree (organisation_id, event_id, stage_id, run_id);
CREATE UNIQUE INDEX questions_pinned ON public.questions USING btree (organisation_id, stage_id, COALESCE(run_id, (0)::bigint)) WHERE is_pinned;

create table questions_asked (
  organisation_id bigint not null,
  event_id bigint not null,
  stage_id bigint not null,
  person_id bigint not null,
  at timestamp with time zone not null,
  constraint questions_asked_pkey PRIMARY KEY (organisation_id, stage_id, person_id),
  constraint questions_asked_organisation_id_event_id_stage_id_fkey FOREIGN KEY (organisation_id, event_id, stage_id) REFERENCES stages(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint questions_asked_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE
);
CREATE INDEX questions_asked_by_person ON public.questions_asked USING btree (organisation_id, person_id);
CREATE INDEX questions_asked_by_stage ON public.questions_asked USING btree (organisation_id, event_id, stage_id);

create table questions_rules (
  organisation_id bigint not null,
  event_id bigint not null,
  stage_id bigint not null,
  is_open boolean not null,
  is_moderated boolean not null,
  slow_seconds integer default 0 not null,
  constraint questions_rules_pkey PRIMARY KEY (organisation_id, stage_id),
  constraint questions_rules_organisation_id_event_id_stage_id_fkey FOREIGN KEY (organisation_id, event_id, stage_id) REFERENCES stages(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint questions_rules_slow_seconds_check CHECK ((slow_seconds = ANY (ARRAY[0, 10, 30, 60, 300])))
);
CREATE INDEX questions_rules_by_event ON public.questions_rules USING btree (organisation_id, event_id, stage_id);

create table questions_votes (
  organisation_id bigint not null,
  question_id bigint not null,
  person_id bigint not null,
  is_up boolean not null,
  version integer default 1 not null,
  constraint questions_votes_pkey PRIMARY KEY (organisation_id, question_id, person_id),
  constraint questions_votes_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint questions_votes_organisation_id_question_id_fkey FOREIGN KEY (organisation_id, question_id) REFERENCES questions(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX questions_votes_by_person ON public.questions_votes USING btree (organisation_id, person_id);

create table repeat_keys (
  organisation_id bigint not null,
  person_id bigint not null,
  key text not null,
  fingerprint bytea not null,
  created_at timestamp with time zone default now() not null,
  status smallint,
  answer text,
  constraint repeat_keys_pkey PRIMARY KEY (organisation_id, person_id, key)
);
CREATE INDEX repeat_keys_by_age ON public.repeat_keys USING btree (created_at);

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  constraint schema_migrations_pkey PRIMARY KEY (name)
);

create table shop_addresses (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  person_id bigint not null,
  said jsonb not null,
  mark text default md5((said)::text) not null,
  used_at timestamp with time zone not null,
  constraint shop_addresses_organisation_id_person_id_mark_key UNIQUE (organisation_id, person_id, mark),
  constraint shop_addresses_pkey PRIMARY KEY (organisation_id, id),
  constraint shop_addresses_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  constraint shop_addresses_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id)
);

create table shop_cart_lines (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  person_id bigint not null,
  product_id bigint not null,
  variant_id bigint not null,
  quantity integer not null,
  seen_price bigint not null,
  drawn_offers integer not null,
  drawn_discount integer not null,
  drawn_days integer not null,
  constraint shop_cart_lines_organisation_id_person_id_variant_id_key UNIQUE (organisation_id, person_id, variant_id),
  constraint shop_cart_lines_pkey PRIMARY KEY (organisation_id, id),
  constraint shop_cart_lines_organisation_id_product_id_fkey FOREIGN KEY (organisation_id, product_id) REFERENCES shop_products(organisation_id, id) ON DELETE CASCADE,
  constraint shop_cart_lines_organisation_id_variant_id_fkey FOREIGN KEY (organisation_id, variant_id) REFERENCES shop_variants(organisation_id, id) ON DELETE CASCADE,
  constraint shop_cart_lines_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id),
  constraint shop_cart_lines_drawn_days_check CHECK (((drawn_days >= 1) AND (drawn_days <= 8))),
  constraint shop_cart_lines_drawn_discount_check CHECK (((drawn_discount >= 3) AND (drawn_discount <= 20))),
  constraint shop_cart_lines_drawn_offers_check CHECK (((drawn_offers >= 1) AND (drawn_offers <= 4))),
  constraint shop_cart_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999))),
  constraint shop_cart_lines_seen_price_check CHECK ((seen_price >= 0))
);
CREATE INDEX shop_cart_lines_by_product ON public.shop_cart_lines USING btree (organisation_id, product_id);
CREATE INDEX shop_cart_lines_by_variant ON public.shop_cart_lines USING btree (organisation_id, variant_id);

create table shop_order_changes (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  order_id bigint not null,
  state text not null,
  at timestamp with time zone not null,
  person_id bigint,
  why text not null,
  constraint shop_order_changes_pkey PRIMARY KEY (organisation_id, id),
  constraint shop_order_changes_organisation_id_order_id_fkey FOREIGN KEY (organisation_id, order_id) REFERENCES shop_orders(organisation_id, id) ON DELETE CASCADE,
  constraint shop_order_changes_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id),
  constraint shop_order_changes_state_check CHECK ((state = ANY (ARRAY['placed'::text, 'paid'::text, 'shipped'::text, 'done'::text, 'cancelled'::text])))
);
CREATE INDEX shop_order_changes_by_order ON public.shop_order_changes USING btree (organisation_id, order_id, id);

create table shop_order_lines (
  organisation_id bigint not null,
  order_id bigint not null,
  place integer not null,
  product_id bigint not null,
  variant_id bigint not null,
  quota_id bigint,
  name text not null,
  option_values text[] not null,
  sku text not null,
  picture text,
  quantity integer not null,
  taken_back integer default 0 not null,
  price bigint not null,
  tax_rate integer not null,
  net bigint not null,
  tax bigint not null,
  gross bigint not null,
  constraint shop_order_lines_pkey PRIMARY KEY (organisation_id, order_id, place),
  constraint shop_order_lines_organisation_id_order_id_fkey FOREIGN KEY (organisation_id, order_id) REFERENCES shop_orders(organisation_id, id) ON DELETE CASCADE,
  constraint shop_order_lines_organisation_id_product_id_fkey FOREIGN KEY (organisation_id, product_id) REFERENCES shop_products(organisation_id, id),
  constraint shop_order_lines_organisation_id_variant_id_fkey FOREIGN KEY (organisation_id, variant_id) REFERENCES shop_variants(organisation_id, id),
  constraint shop_order_lines_check CHECK (((taken_back >= 0) AND (taken_back <= quantity))),
  constraint shop_order_lines_check1 CHECK ((gross = (net + tax))),
  constraint shop_order_lines_place_check CHECK (((place >= 0) AND (place <= 99))),
  constraint shop_order_lines_price_check CHECK ((price >= 0)),
  constraint shop_order_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999))),
  constraint shop_order_lines_tax_rate_check CHECK (((tax_rate >= 0) AND (tax_rate <= 10000)))
);
CREATE INDEX shop_order_lines_by_product ON public.shop_order_lines USING btree (organisation_id, product_id);
CREATE INDEX shop_order_lines_by_variant ON public.shop_order_lines USING btree (organisation_id, variant_id);

create table shop_order_settings (
  organisation_id bigint not null,
  grace_days integer not null,
  constraint shop_order_settings_pkey PRIMARY KEY (organisation_id),
  constraint shop_order_settings_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  constraint shop_order_settings_grace_days_check CHECK (((grace_days >= 0) AND (grace_days <= 365)))
);

create table shop_orders (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  person_id bigint not null,
  invoice_id bigint not null,
  number text not null,
  state text not null,
  way text not null,
  buyer_name text not null,
  email text not null,
  address jsonb not null,
  summary text not null,
  pieces integer not null,
  needs_shipping boolean not null,
  currency text not null,
  net bigint not null,
  tax bigint not null,
  gross bigint not null,
  due_on date,
  tracking text default ''::text not null,
  placed_at timestamp with time zone not null,
  version integer default 1 not null,
  kept_until timestamp with time zone,
  again_of bigint,
  shipping jsonb,
  search_text text default plain_words(((((((((number || ' '::text) || buyer_name) || ' '::text) || (address ->> 'company'::text)) || ' '::text) || email) || ' '::text) || summary)) not null,
  constraint shop_orders_organisation_id_again_of_key UNIQUE (organisation_id, again_of),
  constraint shop_orders_organisation_id_invoice_id_key UNIQUE (organisation_id, invoice_id),
  constraint shop_orders_pkey PRIMARY KEY (organisation_id, id),
  constraint shop_orders_organisation_id_again_of_fkey FOREIGN KEY (organisation_id, again_of) REFERENCES shop_orders(organisation_id, id),
  constraint shop_orders_organisation_id_invoice_id_fkey FOREIGN KEY (organisation_id, invoice_id) REFERENCES invoices(organisation_id, id),
  constraint shop_orders_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id),
  constraint shop_orders_check CHECK ((gross = (net + tax))),
  constraint shop_orders_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint shop_orders_net_check CHECK ((net >= 0)),
  constraint shop_orders_pieces_check CHECK ((pieces > 0)),
  constraint shop_orders_state_check CHECK ((state = ANY (ARRAY['placed'::text, 'paid'::text, 'shipped'::text, 'done'::text, 'cancelled'::text]))),
  constraint shop_orders_tax_check CHECK ((tax >= 0)),
  constraint shop_orders_way_check CHECK ((way = ANY (ARRAY['transfer'::text, 'on_site'::text, 'stripe'::text, 'free'::text])))
);
CREATE INDEX shop_orders_by_buyer ON public.shop_orders USING btree (organisation_id, lower(buyer_name) COLLATE "C", id);
CREATE INDEX shop_orders_by_gross ON public.shop_orders USING btree (organisation_id, gross, id);
CREATE INDEX shop_orders_by_person ON public.shop_orders USING btree (organisation_id, person_id, placed_at, id);
CREATE INDEX shop_orders_by_placing ON public.shop_orders USING btree (organisation_id, placed_at, id);
CREATE INDEX shop_orders_by_state ON public.shop_orders USING btree (organisation_id, state, id);
CREATE INDEX shop_orders_kept ON public.shop_orders USING btree (kept_until) WHERE (state = 'placed'::text);
CREATE INDEX shop_orders_search ON public.shop_orders USING gin (organisation_id, search_text gin_trgm_ops);
CREATE INDEX shop_orders_unpaid ON public.shop_orders USING btree (due_on) WHERE (state = 'placed'::text);

create table shop_products (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  description text not null,
  brand text not null,
  categories text[] not null,
  tax_rate integer not null,
  discount integer not null,
  has_free_shipping boolean not null,
  needs_shipping boolean not null,
  state text not null,
  option_names text[] not null,
  pictures text[] default '{}'::text[] not null,
  low_price bigint default 0 not null,
  high_price bigint default 0 not null,
  low_list_price bigint default 0 not null,
  variant_count integer default 0 not null,
  skus text default ''::text not null,
  stars integer default 0 not null,
  ratings integer default 0 not null,
  rating numeric(2,1) default 
CASE
    WHEN (ratings > 0) THEN round(((stars)::numeric / (ratings)::numeric), 1)
    ELSE NULL::numeric
END,
  ordered_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  search_text text default plain_words(((((name || ' '::text) || brand) || ' '::text) || skus)) not null,
  constraint shop_products_pkey PRIMARY KEY (organisation_id, id),
  constraint shop_products_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  constraint shop_products_check CHECK ((high_price >= low_price)),
  constraint shop_products_check1 CHECK ((low_list_price >= low_price)),
  constraint shop_products_discount_check CHECK (((discount >= 0) AND (discount <= 9000))),
  constraint shop_products_low_price_check CHECK ((low_price >= 0)),
  constraint shop_products_ratings_check CHECK ((ratings >= 0)),
  constraint shop_products_stars_check CHECK ((stars >= 0)),
  constraint shop_products_state_check CHECK ((state = ANY (ARRAY['hidden'::text, 'on_sale'::text, 'archived'::text]))),
  constraint shop_products_tax_rate_check CHECK (((tax_rate >= 0) AND (tax_rate <= 10000)))
);
CREATE INDEX shop_products_by_brand ON public.shop_products USING btree (organisation_id, lower(brand) COLLATE "C", id);
CREATE INDEX shop_products_by_creation ON public.shop_products USING btree (organisation_id, created_at, id);
CREATE INDEX shop_products_by_name ON public.shop_products USING btree (organisation_id, lower(name) COLLATE "C", id);
CREATE INDEX shop_products_by_price ON public.shop_products USING btree (organisation_id, low_price, id);
CREATE INDEX shop_products_by_rating ON public.shop_products USING btree (organisation_id, rating DESC NULLS LAST, id DESC);
CREATE INDEX shop_products_by_state ON public.shop_products USING btree (organisation_id, state, id);
CREATE INDEX shop_products_in_category ON public.shop_products USING gin (organisation_id, categories);
CREATE INDEX shop_products_search ON public.shop_products USING gin (organisation_id, search_text gin_trgm_ops);

create table shop_ratings (
  organisation_id bigint not null,
  product_id bigint not null,
  person_id bigint not null,
  stars integer not null,
  words text default ''::text not null,
  rated_at timestamp with time zone default now() not null,
  constraint shop_ratings_pkey PRIMARY KEY (organisation_id, product_id, person_id),
  constraint shop_ratings_organisation_id_product_id_fkey FOREIGN KEY (organisation_id, product_id) REFERENCES shop_products(organisation_id, id) ON DELETE CASCADE,
  constraint shop_ratings_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id),
  constraint shop_ratings_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  constraint shop_ratings_words_check CHECK ((length(words) <= 2000))
);
CREATE INDEX shop_ratings_by_day ON public.shop_ratings USING btree (organisation_id, product_id, rated_at, person_id);

create table shop_settings (
  organisation_id bigint not null,
  currency text not null,
  constraint shop_settings_pkey PRIMARY KEY (organisation_id),
  constraint shop_settings_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  constraint shop_settings_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
);

create table shop_shipping (
  organisation_id bigint not null,
  currency text not null,
  rates jsonb not null,
  constraint shop_shipping_pkey PRIMARY KEY (organisation_id),
  constraint shop_shipping_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  constraint shop_shipping_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint shop_shipping_rates_check CHECK ((jsonb_typeof(rates) = 'array'::text))
);

create table shop_variants (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  product_id bigint not null,
  position integer not null,
  option_values text[] not null,
  sku text not null,
  list_price bigint not null,
  price bigint not null,
  quota_id bigint,
  is_withdrawn boolean default false not null,
  constraint shop_variants_pkey PRIMARY KEY (organisation_id, id),
  constraint shop_variants_organisation_id_product_id_fkey FOREIGN KEY (organisation_id, product_id) REFERENCES shop_products(organisation_id, id) ON DELETE CASCADE,
  constraint shop_variants_organisation_id_quota_id_fkey FOREIGN KEY (organisation_id, quota_id) REFERENCES stock_quotas(organisation_id, id),
  constraint shop_variants_check CHECK (((price >= 0) AND (price <= list_price))),
  constraint shop_variants_list_price_check CHECK ((list_price >= 0))
);
CREATE INDEX shop_variants_by_product ON public.shop_variants USING btree (organisation_id, product_id, "position", id);
CREATE INDEX shop_variants_by_quota ON public.shop_variants USING btree (organisation_id, quota_id) WHERE (quota_id IS NOT NULL);
CREATE UNIQUE INDEX shop_variants_by_sku ON public.shop_variants USING btree (organisation_id, lower(sku)) WHERE ((sku <> ''::text) AND (NOT is_withdrawn));

create table shop_wishes (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  person_id bigint not null,
  product_id bigint not null,
  constraint shop_wishes_organisation_id_person_id_product_id_key UNIQUE (organisation_id, person_id, product_id),
  constraint shop_wishes_pkey PRIMARY KEY (organisation_id, id),
  constraint shop_wishes_organisation_id_product_id_fkey FOREIGN KEY (organisation_id, product_id) REFERENCES shop_products(organisation_id, id) ON DELETE CASCADE,
  constraint shop_wishes_person_id_fkey FOREIGN KEY (person_id) REFERENCES accounts(id)
);
CREATE INDEX shop_wishes_by_product ON public.shop_wishes USING btree (organisation_id, product_id);

create table speakers (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  code text default (gen_random_uuid())::text not null,
  kind text default 'speaker'::text not null,
  name text not null,
  email text default ''::text not null,
  position_title text default ''::text not null,
  company text default ''::text not null,
  bio jsonb default '{}'::jsonb not null,
  picture text,
  links text[] default '{}'::text[] not null,
  place integer default 0 not null,
  is_hidden boolean default false not null,
  recording text default 'unknown'::text not null,
  recording_at timestamp with time zone,
  recording_by text,
  rehearsal text default 'none'::text not null,
  rehearsal_at timestamp with time zone,
  edit_hash bytea,
  edit_sent_at timestamp with time zone,
  edit_expires_at timestamp with time zone,
  edited_at timestamp with time zone,
  version integer default 1 not null,
  constraint speakers_edit_hash_key UNIQUE (edit_hash),
  constraint speakers_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint speakers_pkey PRIMARY KEY (organisation_id, id),
  constraint speakers_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint speakers_kind_check CHECK ((kind = ANY (ARRAY['keynote'::text, 'co-chair'::text, 'speaker'::text]))),
  constraint speakers_recording_by_check CHECK ((recording_by = ANY (ARRAY['organiser'::text, 'speaker'::text]))),
  constraint speakers_recording_check CHECK ((recording = ANY (ARRAY['unknown'::text, 'agreed'::text, 'refused'::text]))),
  constraint speakers_rehearsal_check CHECK ((rehearsal = ANY (ARRAY['none'::text, 'invited'::text, 'planned'::text, 'done'::text])))
);
CREATE INDEX speakers_by_email ON public.speakers USING btree (organisation_id, lower(email)) WHERE (email <> ''::text);
CREATE INDEX speakers_by_place ON public.speakers USING btree (organisation_id, event_id, kind, place, id);
CREATE UNIQUE INDEX speakers_by_code ON public.speakers USING btree (organisation_id, event_id, code);

create table sponsors (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  package_id bigint not null,
  name text not null,
  url text,
  words jsonb default '{}'::jsonb not null,
  logo text,
  is_active boolean default true not null,
  position integer not null,
  version integer default 1 not null,
  constraint sponsors_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint sponsors_pkey PRIMARY KEY (organisation_id, id),
  constraint sponsors_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint sponsors_organisation_id_event_id_package_id_fkey FOREIGN KEY (organisation_id, event_id, package_id) REFERENCES sponsors_packages(organisation_id, event_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint sponsors_url_check CHECK ((url ~ '^https?://'::text))
);
CREATE INDEX sponsors_by_package ON public.sponsors USING btree (organisation_id, event_id, package_id);

create table sponsors_counts (
  organisation_id bigint not null,
  event_id bigint not null,
  sponsor_id bigint not null,
  placement text not null,
  day date not null,
  impressions bigint default 0 not null,
  clicks bigint default 0 not null,
  constraint sponsors_counts_pkey PRIMARY KEY (organisation_id, event_id, sponsor_id, placement, day),
  constraint sponsors_counts_organisation_id_event_id_sponsor_id_fkey FOREIGN KEY (organisation_id, event_id, sponsor_id) REFERENCES sponsors(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint sponsors_counts_placement_check CHECK ((placement = ANY (ARRAY['lobby'::text, 'program'::text, 'stage'::text, 'mail'::text])))
);

create table sponsors_packages (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  name jsonb not null,
  weight integer not null,
  placements text[] not null,
  promised jsonb default '{}'::jsonb not null,
  position integer not null,
  version integer default 1 not null,
  constraint sponsors_packages_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint sponsors_packages_pkey PRIMARY KEY (organisation_id, id),
  constraint sponsors_packages_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint sponsors_packages_weight_check CHECK (((weight >= 1) AND (weight <= 10)))
);

create table sponsors_rotations (
  organisation_id bigint not null,
  event_id bigint not null,
  seed text default encode(uuid_send(gen_random_uuid()), 'hex'::text) not null,
  seconds integer default 15 not null,
  constraint sponsors_rotations_pkey PRIMARY KEY (organisation_id, event_id),
  constraint sponsors_rotations_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint sponsors_rotations_seconds_check CHECK (((seconds >= 5) AND (seconds <= 300)))
);

create table stages (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  room_id bigint,
  name jsonb not null,
  source text not null,
  address text,
  position integer not null,
  version integer default 1 not null,
  fallback_kind text,
  fallback_address text,
  fallback_run_id bigint,
  follows_agenda boolean default false not null,
  is_recorded boolean default true not null,
  constraint stages_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint stages_pkey PRIMARY KEY (organisation_id, id),
  constraint stages_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint stages_organisation_id_event_id_room_id_fkey FOREIGN KEY (organisation_id, event_id, room_id) REFERENCES events_rooms(organisation_id, event_id, id) ON DELETE SET NULL (room_id),
  constraint stages_organisation_id_fallback_run_id_fkey FOREIGN KEY (organisation_id, fallback_run_id) REFERENCES stages_runs(organisation_id, id) ON DELETE SET NULL (fallback_run_id),
  constraint stages_check CHECK (((address IS NULL) = (source = ANY (ARRAY['studio'::text, 'encoder'::text])))),
  constraint stages_check1 CHECK (((fallback_address IS NOT NULL) = COALESCE((fallback_kind = ANY (ARRAY['hls'::text, 'embed'::text])), false))),
  constraint stages_check2 CHECK (((fallback_run_id IS NULL) OR (fallback_kind = 'recording'::text))),
  constraint stages_fallback_kind_check CHECK ((fallback_kind = ANY (ARRAY['hls'::text, 'embed'::text, 'recording'::text]))),
  constraint stages_source_check CHECK ((source = ANY (ARRAY['studio'::text, 'encoder'::text, 'hls'::text, 'embed'::text])))
);
CREATE INDEX stages_fallback_run ON public.stages USING btree (organisation_id, fallback_run_id) WHERE (fallback_run_id IS NOT NULL);
CREATE INDEX stages_following ON public.stages USING btree (organisation_id, event_id, id) WHERE (follows_agenda AND (room_id IS NOT NULL));
CREATE INDEX stages_room ON public.stages USING btree (organisation_id, event_id, room_id) WHERE (room_id IS NOT NULL);

create table stages_captions (
  organisation_id bigint not null,
  run_id bigint not null,
  language text not null,
  version integer default 1 not null,
  constraint stages_captions_pkey PRIMARY KEY (organisation_id, run_id, language),
  constraint stages_captions_organisation_id_run_id_fkey FOREIGN KEY (organisation_id, run_id) REFERENCES stages_runs(organisation_id, id) ON DELETE CASCADE
);

create table stages_changes (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  run_id bigint not null,
  state text not null,
  at timestamp with time zone not null,
  constraint stages_changes_pkey PRIMARY KEY (organisation_id, id),
  constraint stages_changes_organisation_id_run_id_fkey FOREIGN KEY (organisation_id, run_id) REFERENCES stages_runs(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX stages_changes_run ON public.stages_changes USING btree (organisation_id, run_id);

create table stages_cues (
  organisation_id bigint not null,
  run_id bigint not null,
  language text not null,
  position integer not null,
  from_ms integer not null,
  until_ms integer not null,
  text text not null,
  plain text not null,
  words tsvector default to_tsvector('simple'::regconfig, plain) not null,
  constraint stages_cues_pkey PRIMARY KEY (organisation_id, run_id, language, "position"),
  constraint stages_cues_organisation_id_run_id_language_fkey FOREIGN KEY (organisation_id, run_id, language) REFERENCES stages_captions(organisation_id, run_id, language) ON DELETE CASCADE,
  constraint stages_cues_check CHECK (((from_ms >= 0) AND (until_ms > from_ms)))
);
CREATE INDEX stages_cues_words ON public.stages_cues USING gin (words);

create table stages_encoders (
  organisation_id bigint not null,
  event_id bigint not null,
  stage_id bigint not null,
  key_hash bytea not null,
  made_at timestamp with time zone not null,
  noted_at timestamp with time zone,
  is_here boolean default false not null,
  line text,
  figures jsonb,
  complaint text,
  constraint stages_encoders_key_hash_key UNIQUE (key_hash),
  constraint stages_encoders_pkey PRIMARY KEY (organisation_id, stage_id),
  constraint stages_encoders_organisation_id_event_id_stage_id_fkey FOREIGN KEY (organisation_id, event_id, stage_id) REFERENCES stages(organisation_id, event_id, id) ON DELETE CASCADE
);
CREATE INDEX stages_encoders_stage ON public.stages_encoders USING btree (organisation_id, event_id, stage_id);

create table stages_guests (
  organisation_id bigint not null,
  run_id bigint not null,
  person_id bigint not null,
  standing text not null,
  is_host boolean default false not null,
  is_invited boolean default false not null,
  is_removed boolean default false not null,
  is_on_stage boolean default false not null,
  since timestamp with time zone not null,
  number integer,
  session_id bigint,
  device uuid,
  seen_at timestamp with time zone,
  has_sound boolean default false not null,
  has_camera boolean default false not null,
  is_muted boolean default false not null,
  constraint stages_guests_organisation_id_run_id_number_key UNIQUE (organisation_id, run_id, number),
  constraint stages_guests_pkey PRIMARY KEY (organisation_id, run_id, person_id),
  constraint stages_guests_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint stages_guests_organisation_id_run_id_fkey FOREIGN KEY (organisation_id, run_id) REFERENCES stages_runs(organisation_id, id) ON DELETE CASCADE,
  constraint stages_guests_check CHECK (((standing <> 'inside'::text) OR ((number IS NOT NULL) AND (session_id IS NOT NULL) AND (device IS NOT NULL) AND (seen_at IS NOT NULL)))),
  constraint stages_guests_check1 CHECK (((standing = 'inside'::text) OR (NOT is_on_stage))),
  constraint stages_guests_check2 CHECK ((NOT (is_removed AND (standing <> 'out'::text)))),
  constraint stages_guests_check3 CHECK ((NOT (is_muted AND is_host))),
  constraint stages_guests_standing_check CHECK ((standing = ANY (ARRAY['raised'::text, 'invited'::text, 'inside'::text, 'out'::text])))
);
CREATE INDEX stages_guests_by_person ON public.stages_guests USING btree (organisation_id, person_id);
CREATE INDEX stages_guests_inside ON public.stages_guests USING btree (organisation_id, run_id) WHERE (standing = 'inside'::text);

create table stages_held (
  organisation_id bigint not null,
  event_id bigint not null,
  stage_id bigint not null,
  session_id bigint not null,
  constraint stages_held_pkey PRIMARY KEY (organisation_id, stage_id, session_id),
  constraint stages_held_organisation_id_event_id_session_id_fkey FOREIGN KEY (organisation_id, event_id, session_id) REFERENCES agenda_sessions(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint stages_held_organisation_id_event_id_stage_id_fkey FOREIGN KEY (organisation_id, event_id, stage_id) REFERENCES stages(organisation_id, event_id, id) ON DELETE CASCADE
);
CREATE INDEX stages_held_session ON public.stages_held USING btree (organisation_id, event_id, session_id);
CREATE INDEX stages_held_stage ON public.stages_held USING btree (organisation_id, event_id, stage_id);

create table stages_minutes (
  organisation_id bigint not null,
  run_id bigint not null,
  at timestamp with time zone not null,
  viewers integer not null,
  constraint stages_minutes_pkey PRIMARY KEY (organisation_id, run_id, at),
  constraint stages_minutes_organisation_id_run_id_fkey FOREIGN KEY (organisation_id, run_id) REFERENCES stages_runs(organisation_id, id) ON DELETE CASCADE
);

create table stages_runs (
  id bigint generated always as identity not null,
  organisation_id bigint not null,
  event_id bigint not null,
  stage_id bigint not null,
  session_id bigint,
  state text not null,
  ended_by text,
  is_recorded boolean not null,
  is_shown boolean default false not null,
  sending integer default 0 not null,
  began_by bigint,
  began_at timestamp with time zone not null,
  live_at timestamp with time zone,
  heard_at timestamp with time zone,
  ended_at timestamp with time zone,
  seconds double precision default 0 not null,
  bytes bigint default 0 not null,
  films integer default 0 not null,
  most_viewers integer default 0 not null,
  is_closed boolean default false not null,
  chapters jsonb default '[]'::jsonb not null,
  chapters_version integer default 0 not null,
  cut jsonb,
  is_downloadable boolean default false not null,
  written_consent text,
  by_agenda boolean default false not null,
  constraint stages_runs_pkey PRIMARY KEY (organisation_id, id),
  constraint stages_runs_organisation_id_event_id_stage_id_fkey FOREIGN KEY (organisation_id, event_id, stage_id) REFERENCES stages(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint stages_runs_organisation_id_session_id_fkey FOREIGN KEY (organisation_id, session_id) REFERENCES agenda_sessions(organisation_id, id) ON DELETE SET NULL (session_id),
  constraint stages_runs_check CHECK (((state = 'ended'::text) = ((ended_at IS NOT NULL) AND (ended_by IS NOT NULL)))),
  constraint stages_runs_ended_by_check CHECK ((ended_by = ANY (ARRAY['by_person'::text, 'by_agenda'::text, 'lost'::text, 'storage_full'::text, 'too_long'::text]))),
  constraint stages_runs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'live'::text, 'interrupted'::text, 'ended'::text])))
);
CREATE INDEX stages_runs_by_event ON public.stages_runs USING btree (organisation_id, event_id, ended_at DESC);
CREATE INDEX stages_runs_ended ON public.stages_runs USING btree (organisation_id, stage_id, ended_at DESC) WHERE (ended_by = 'by_person'::text);
CREATE INDEX stages_runs_followed ON public.stages_runs USING btree (state) WHERE ((state <> 'ended'::text) OR (NOT is_closed));
CREATE INDEX stages_runs_session ON public.stages_runs USING btree (organisation_id, session_id) WHERE (session_id IS NOT NULL);
CREATE UNIQUE INDEX stages_runs_open ON public.stages_runs USING btree (organisation_id, stage_id) WHERE (state <> 'ended'::text);

create table stages_viewers (
  organisation_id bigint not null,
  run_id bigint not null,
  person_id bigint not null,
  first_at timestamp with time zone not null,
  constraint stages_viewers_pkey PRIMARY KEY (organisation_id, run_id, person_id),
  constraint stages_viewers_organisation_id_person_id_fkey FOREIGN KEY (organisation_id, person_id) REFERENCES organisations_members(organisation_id, person_id) ON DELETE CASCADE,
  constraint stages_viewers_organisation_id_run_id_fkey FOREIGN KEY (organisation_id, run_id) REFERENCES stages_runs(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX stages_viewers_by_person ON public.stages_viewers USING btree (organisation_id, person_id);

create table stock_quotas (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  size integer not null,
  taken integer default 0 not null,
  constraint stock_quotas_pkey PRIMARY KEY (organisation_id, id),
  constraint stock_quotas_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  constraint stock_quotas_size_check CHECK ((size >= 0)),
  constraint stock_quotas_taken_check CHECK ((taken >= 0))
);

create table tickets (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  kind text not null,
  name jsonb not null,
  description jsonb not null,
  price bigint not null,
  tax_rate integer not null,
  tax_reason text,
  mode text not null,
  audience text not null,
  is_on_sale boolean not null,
  sale_from timestamp with time zone,
  sale_until timestamp with time zone,
  least integer not null,
  most integer not null,
  position integer not null,
  version integer default 1 not null,
  price_name jsonb default '{}'::jsonb not null,
  later_prices jsonb default '[]'::jsonb not null,
  opens text not null,
  booth_tier text,
  sponsor_package_id bigint,
  pass_ticket_id bigint,
  passes integer default 0 not null,
  constraint tickets_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint tickets_pkey PRIMARY KEY (organisation_id, id),
  constraint tickets_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint tickets_organisation_id_event_id_pass_ticket_id_fkey FOREIGN KEY (organisation_id, event_id, pass_ticket_id) REFERENCES tickets(organisation_id, event_id, id) ON DELETE SET NULL (pass_ticket_id),
  constraint tickets_organisation_id_event_id_sponsor_package_id_fkey FOREIGN KEY (organisation_id, event_id, sponsor_package_id) REFERENCES sponsors_packages(organisation_id, event_id, id) ON DELETE SET NULL (sponsor_package_id),
  constraint tickets_audience_check CHECK ((audience = ANY (ARRAY['everyone'::text, 'code'::text, 'invited'::text]))),
  constraint tickets_booth_tier_check CHECK ((booth_tier = ANY (ARRAY['platinum'::text, 'gold'::text, 'silver'::text]))),
  constraint tickets_check CHECK ((sale_until > sale_from)),
  constraint tickets_check1 CHECK ((("least" >= 1) AND ("least" <= most))),
  constraint tickets_kind_check CHECK ((kind = ANY (ARRAY['ticket'::text, 'add_on'::text, 'booth'::text, 'sponsor'::text]))),
  constraint tickets_mode_check CHECK ((mode = ANY (ARRAY['on_site'::text, 'online'::text, 'both'::text]))),
  constraint tickets_most_check CHECK (((most >= 1) AND (most <= 50))),
  constraint tickets_opens_check CHECK ((opens = ANY (ARRAY['all'::text, 'chosen'::text, 'nothing'::text]))),
  constraint tickets_passes_check CHECK (((passes >= 0) AND (passes <= 20))),
  constraint tickets_price_check CHECK ((price >= 0)),
  constraint tickets_tax_rate_check CHECK (((tax_rate >= 0) AND (tax_rate <= 10000))),
  constraint tickets_tax_reason_check CHECK ((tax_reason = ANY (ARRAY['exempt'::text, 'reverse_charge'::text, 'outside_scope'::text])))
);
CREATE INDEX tickets_by_event ON public.tickets USING btree (organisation_id, event_id, "position", id);
CREATE INDEX tickets_by_pass_ticket ON public.tickets USING btree (organisation_id, pass_ticket_id);
CREATE INDEX tickets_by_sponsor_package ON public.tickets USING btree (organisation_id, sponsor_package_id);

create table tickets_codes (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  code text not null,
  note text not null,
  effect text not null,
  value bigint not null,
  ticket_ids bigint[] not null,
  opens boolean not null,
  quota_id bigint,
  is_on boolean not null,
  valid_from timestamp with time zone,
  valid_until timestamp with time zone,
  version integer default 1 not null,
  token_hash bytea,
  constraint tickets_codes_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint tickets_codes_pkey PRIMARY KEY (organisation_id, id),
  constraint tickets_codes_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint tickets_codes_organisation_id_quota_id_fkey FOREIGN KEY (organisation_id, quota_id) REFERENCES stock_quotas(organisation_id, id),
  constraint tickets_codes_check CHECK ((valid_until > valid_from)),
  constraint tickets_codes_effect_check CHECK ((effect = ANY (ARRAY['none'::text, 'percent'::text, 'amount'::text, 'price'::text]))),
  constraint tickets_codes_value_check CHECK ((value >= 0))
);
CREATE UNIQUE INDEX tickets_codes_by_code ON public.tickets_codes USING btree (organisation_id, event_id, lower(code));
CREATE UNIQUE INDEX tickets_codes_by_quota ON public.tickets_codes USING btree (organisation_id, quota_id);
CREATE UNIQUE INDEX tickets_codes_by_token ON public.tickets_codes USING btree (organisation_id, event_id, token_hash);

create table tickets_draws (
  organisation_id bigint not null,
  event_id bigint not null,
  ticket_id bigint not null,
  pool_id bigint not null,
  constraint tickets_draws_pkey PRIMARY KEY (organisation_id, ticket_id, pool_id),
  constraint tickets_draws_organisation_id_event_id_pool_id_fkey FOREIGN KEY (organisation_id, event_id, pool_id) REFERENCES tickets_pools(organisation_id, event_id, id),
  constraint tickets_draws_organisation_id_event_id_ticket_id_fkey FOREIGN KEY (organisation_id, event_id, ticket_id) REFERENCES tickets(organisation_id, event_id, id) ON DELETE CASCADE
);
CREATE INDEX tickets_draws_by_pool ON public.tickets_draws USING btree (organisation_id, event_id, pool_id);
CREATE INDEX tickets_draws_by_ticket ON public.tickets_draws USING btree (organisation_id, event_id, ticket_id);

create table tickets_invitations (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  ticket_id bigint not null,
  code_id bigint not null,
  key bytea not null,
  email text not null,
  full_name text not null,
  language text not null,
  words text not null,
  state text not null,
  mail_id bigint,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint tickets_invitations_pkey PRIMARY KEY (organisation_id, id),
  constraint tickets_invitations_organisation_id_event_id_code_id_fkey FOREIGN KEY (organisation_id, event_id, code_id) REFERENCES tickets_codes(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint tickets_invitations_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint tickets_invitations_organisation_id_ticket_id_fkey FOREIGN KEY (organisation_id, ticket_id) REFERENCES tickets(organisation_id, id) ON DELETE CASCADE,
  constraint tickets_invitations_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'queued'::text, 'sent'::text, 'failed'::text, 'held'::text])))
);
CREATE INDEX tickets_invitations_by_event ON public.tickets_invitations USING btree (organisation_id, event_id, id);
CREATE INDEX tickets_invitations_by_mail ON public.tickets_invitations USING btree (organisation_id, mail_id);
CREATE INDEX tickets_invitations_of_address ON public.tickets_invitations USING btree (lower(email));
CREATE UNIQUE INDEX tickets_invitations_by_address ON public.tickets_invitations USING btree (organisation_id, ticket_id, lower(email)) WHERE (withdrawn_at IS NULL);
CREATE UNIQUE INDEX tickets_invitations_by_code ON public.tickets_invitations USING btree (organisation_id, event_id, code_id);

create table tickets_opens_sessions (
  organisation_id bigint not null,
  event_id bigint not null,
  ticket_id bigint not null,
  session_id bigint not null,
  constraint tickets_opens_sessions_pkey PRIMARY KEY (organisation_id, ticket_id, session_id),
  constraint tickets_opens_sessions_organisation_id_event_id_session_id_fkey FOREIGN KEY (organisation_id, event_id, session_id) REFERENCES agenda_sessions(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint tickets_opens_sessions_organisation_id_event_id_ticket_id_fkey FOREIGN KEY (organisation_id, event_id, ticket_id) REFERENCES tickets(organisation_id, event_id, id) ON DELETE CASCADE
);
CREATE INDEX tickets_opens_sessions_by_session ON public.tickets_opens_sessions USING btree (organisation_id, event_id, session_id);

create table tickets_opens_stages (
  organisation_id bigint not null,
  event_id bigint not null,
  ticket_id bigint not null,
  stage_id bigint not null,
  constraint tickets_opens_stages_pkey PRIMARY KEY (organisation_id, ticket_id, stage_id),
  constraint tickets_opens_stages_organisation_id_event_id_stage_id_fkey FOREIGN KEY (organisation_id, event_id, stage_id) REFERENCES stages(organisation_id, event_id, id) ON DELETE CASCADE,
  constraint tickets_opens_stages_organisation_id_event_id_ticket_id_fkey FOREIGN KEY (organisation_id, event_id, ticket_id) REFERENCES tickets(organisation_id, event_id, id) ON DELETE CASCADE
);
CREATE INDEX tickets_opens_stages_by_stage ON public.tickets_opens_stages USING btree (organisation_id, event_id, stage_id);

create table tickets_pools (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  quota_id bigint not null,
  name text not null,
  version integer default 1 not null,
  constraint tickets_pools_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint tickets_pools_organisation_id_quota_id_key UNIQUE (organisation_id, quota_id),
  constraint tickets_pools_pkey PRIMARY KEY (organisation_id, id),
  constraint tickets_pools_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint tickets_pools_organisation_id_quota_id_fkey FOREIGN KEY (organisation_id, quota_id) REFERENCES stock_quotas(organisation_id, id)
);
CREATE INDEX tickets_pools_by_event ON public.tickets_pools USING btree (organisation_id, event_id);

create table tickets_questions (
  organisation_id bigint not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  kind text not null,
  label jsonb not null,
  help jsonb not null,
  purpose jsonb not null,
  link text not null,
  options jsonb not null,
  is_required boolean not null,
  per text not null,
  ticket_ids bigint[] not null,
  shown_if jsonb,
  kept_days integer,
  position integer not null,
  version integer default 1 not null,
  fills text,
  constraint tickets_questions_organisation_id_event_id_id_key UNIQUE (organisation_id, event_id, id),
  constraint tickets_questions_pkey PRIMARY KEY (organisation_id, id),
  constraint tickets_questions_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint tickets_questions_check CHECK (((fills IS NULL) OR (per = 'place'::text))),
  constraint tickets_questions_fills_check CHECK ((fills = ANY (ARRAY['headline'::text, 'company'::text, 'country'::text, 'about'::text, 'interests'::text, 'offers'::text, 'needs'::text]))),
  constraint tickets_questions_kept_days_check CHECK (((kept_days >= 0) AND (kept_days <= 3650))),
  constraint tickets_questions_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'long_text'::text, 'number'::text, 'one'::text, 'several'::text, 'yes_no'::text, 'country'::text, 'phone'::text, 'date'::text, 'agreement'::text, 'file'::text]))),
  constraint tickets_questions_per_check CHECK ((per = ANY (ARRAY['booking'::text, 'place'::text])))
);
CREATE INDEX tickets_questions_by_event ON public.tickets_questions USING btree (organisation_id, event_id, "position", id);

create table tickets_sales (
  organisation_id bigint not null,
  event_id bigint not null,
  is_on boolean not null,
  currency text not null,
  prices_include_tax boolean not null,
  opens_at timestamp with time zone,
  closes_at timestamp with time zone,
  most_places integer not null,
  terms jsonb not null,
  thanks jsonb not null,
  asks_address text not null,
  cancel_days integer,
  grace_days integer not null,
  version integer default 1 not null,
  change_days integer,
  has_waiting_list boolean default true not null,
  offer_hours integer default 24 not null,
  cancel_shares jsonb default '[]'::jsonb not null,
  frame_sites text[] default '{}'::text[] not null,
  can_upgrade boolean default true not null,
  has_reverse_charge boolean default false not null,
  constraint tickets_sales_pkey PRIMARY KEY (organisation_id, event_id),
  constraint tickets_sales_organisation_id_event_id_fkey FOREIGN KEY (organisation_id, event_id) REFERENCES events(organisation_id, id) ON DELETE CASCADE,
  constraint tickets_sales_asks_address_check CHECK ((asks_address = ANY (ARRAY['paid'::text, 'always'::text]))),
  constraint tickets_sales_cancel_days_check CHECK (((cancel_days >= 0) AND (cancel_days <= 365))),
  constraint tickets_sales_change_days_check CHECK (((change_days >= 0) AND (change_days <= 365))),
  constraint tickets_sales_check CHECK ((closes_at > opens_at)),
  constraint tickets_sales_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint tickets_sales_grace_days_check CHECK (((grace_days >= 0) AND (grace_days <= 90))),
  constraint tickets_sales_most_places_check CHECK (((most_places >= 1) AND (most_places <= 50))),
  constraint tickets_sales_offer_hours_check CHECK (((offer_hours >= 1) AND (offer_hours <= 72)))
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
CREATE INDEX todo_tasks_by_due ON public.todo_tasks USING btree (organisation_id, due_at, id);
CREATE INDEX todo_tasks_by_position ON public.todo_tasks USING btree (organisation_id, "position");
CREATE INDEX todo_tasks_by_title ON public.todo_tasks USING btree (organisation_id, title COLLATE "C", id);
CREATE INDEX todo_tasks_deleted ON public.todo_tasks USING btree (organisation_id, id) WHERE is_deleted;
CREATE INDEX todo_tasks_due ON public.todo_tasks USING btree (due_at) WHERE ((assignee_id IS NOT NULL) AND (NOT is_completed) AND (NOT is_deleted));
CREATE INDEX todo_tasks_important ON public.todo_tasks USING btree (organisation_id, id) WHERE (is_important AND (NOT is_deleted));
CREATE INDEX todo_tasks_search ON public.todo_tasks USING gin (organisation_id, plain_words(title) gin_trgm_ops);
CREATE INDEX todo_tasks_tagged ON public.todo_tasks USING gin (organisation_id, tags) WHERE (tags <> '{}'::text[]);
