-- A post is in one language. What is published is read once its time has come.
create table blog_posts (
  organisation_id bigint not null references organisations (id) on delete cascade,
  id bigint generated always as identity,
  author_id bigint references accounts (id),
  title text not null,
  slug text not null,
  language text not null check (language in ('en', 'de', 'fr', 'pt')),
  excerpt text not null default '',
  content text not null default '',
  -- The words of the content, without their form.
  words text not null default '',
  cover text,
  categories text[] not null default '{}',
  tags text[] not null default '{}',
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  publish_at timestamptz,
  -- When everyone was told that it is there.
  told_at timestamptz,
  translation_of bigint,
  preview_hash bytea,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  search_text text not null
    generated always as (lower(title || ' ' || excerpt || ' ' || words)) stored,
  primary key (organisation_id, id),
  unique (organisation_id, slug),
  foreign key (organisation_id, translation_of) references blog_posts (organisation_id, id)
    on delete set null (translation_of),
  check (state <> 'published' or publish_at is not null)
);
create index blog_posts_by_publication on blog_posts (organisation_id, publish_at desc, id desc)
  where state = 'published';
create index blog_posts_by_change on blog_posts (organisation_id, changed_at desc, id desc);
create index blog_posts_by_translation on blog_posts (organisation_id, translation_of);
create index blog_posts_untold on blog_posts (publish_at)
  where state = 'published' and told_at is null;
create unique index blog_posts_by_preview on blog_posts (preview_hash)
  where preview_hash is not null;
create index blog_posts_search on blog_posts using gin (organisation_id, search_text gin_trgm_ops);

-- Pictures in the text of a post; they go with it.
create table blog_pictures (
  organisation_id bigint not null,
  post_id bigint not null,
  picture text not null,
  primary key (organisation_id, post_id, picture),
  foreign key (organisation_id, post_id) references blog_posts (organisation_id, id)
    on delete cascade
);

-- Who writes beside the organisers.
create table blog_authors (
  organisation_id bigint not null references organisations (id) on delete cascade,
  person_id bigint not null references accounts (id),
  primary key (organisation_id, person_id)
);

create table blog_bookmarks (
  organisation_id bigint not null,
  post_id bigint not null,
  person_id bigint not null references accounts (id),
  primary key (organisation_id, post_id, person_id),
  foreign key (organisation_id, post_id) references blog_posts (organisation_id, id)
    on delete cascade
);
create index blog_bookmarks_by_person on blog_bookmarks (person_id);

create table blog_comments (
  organisation_id bigint not null,
  id bigint generated always as identity,
  post_id bigint not null,
  parent_id bigint,
  person_id bigint not null references accounts (id),
  text text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  hidden_at timestamptz,
  primary key (organisation_id, id),
  unique (organisation_id, post_id, id),
  foreign key (organisation_id, post_id) references blog_posts (organisation_id, id)
    on delete cascade,
  -- An answer stands under a comment of the same post.
  foreign key (organisation_id, post_id, parent_id)
    references blog_comments (organisation_id, post_id, id) on delete cascade
);
create index blog_comments_by_person on blog_comments (organisation_id, person_id, created_at);
create index blog_comments_by_parent on blog_comments (organisation_id, post_id, parent_id);
