-- Whether an organisation's help stands beside its events for everyone to see.
create table help_pages (
  organisation_id bigint primary key references organisations (id) on delete cascade,
  is_public boolean not null default false
);

-- How much is published in a category is counted whenever an article of it changes.
create table help_categories (
  organisation_id bigint not null references organisations (id) on delete cascade,
  id bigint generated always as identity,
  slug text not null check (slug ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'),
  icon text not null,
  title jsonb not null,
  lead jsonb not null,
  place integer not null,
  faq_count integer not null default 0 check (faq_count >= 0),
  knowledge_count integer not null default 0 check (knowledge_count >= 0),
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (organisation_id, slug)
);

-- What is searched is folded: the titles in all languages, and these with the text.
create table help_articles (
  organisation_id bigint not null,
  id bigint generated always as identity,
  category_id bigint not null,
  title jsonb not null,
  body jsonb not null,
  in_faq boolean not null,
  in_knowledge boolean not null,
  is_published boolean not null,
  picture text,
  place integer not null,
  helpful integer not null default 0 check (helpful >= 0),
  unhelpful integer not null default 0 check (unhelpful >= 0),
  head_text text not null,
  search_text text not null,
  changed_at timestamptz not null,
  changed_by bigint references accounts (id),
  version integer not null default 1,
  primary key (organisation_id, id),
  foreign key (organisation_id, category_id) references help_categories (organisation_id, id)
);
create index help_articles_by_place
  on help_articles (organisation_id, category_id, place, id);
create index help_articles_drafts
  on help_articles (organisation_id, category_id, place, id) where not is_published;
create index help_articles_heads on help_articles
  using gin (organisation_id, head_text gin_trgm_ops);
create index help_articles_search on help_articles
  using gin (organisation_id, search_text gin_trgm_ops);

-- What an article said before a change.
create table help_versions (
  organisation_id bigint not null,
  article_id bigint not null,
  version integer not null,
  title jsonb not null,
  body jsonb not null,
  changed_at timestamptz not null,
  changed_by bigint references accounts (id),
  primary key (organisation_id, article_id, version),
  foreign key (organisation_id, article_id)
    references help_articles (organisation_id, id) on delete cascade
);

create table help_related (
  organisation_id bigint not null,
  article_id bigint not null,
  related_id bigint not null check (related_id <> article_id),
  place integer not null,
  primary key (organisation_id, article_id, related_id),
  foreign key (organisation_id, article_id)
    references help_articles (organisation_id, id) on delete cascade,
  foreign key (organisation_id, related_id)
    references help_articles (organisation_id, id) on delete cascade
);
create index help_related_by_related on help_related (organisation_id, related_id);

-- One a person and article: said again, it is changed.
create table help_votes (
  organisation_id bigint not null,
  article_id bigint not null,
  person_id bigint not null references accounts (id),
  is_helpful boolean not null,
  words text not null,
  said_at timestamptz not null,
  primary key (organisation_id, article_id, person_id),
  foreign key (organisation_id, article_id)
    references help_articles (organisation_id, id) on delete cascade
);
create index help_votes_by_age on help_votes (organisation_id, article_id, said_at desc, person_id);
create index help_votes_by_person on help_votes (person_id);
