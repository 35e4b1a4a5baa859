-- Words are looked for folded, each behind a gap, so that a search may mistake a letter.
drop index blog_posts_search;
alter table blog_posts drop column search_text;
alter table blog_posts
  add column head_text text not null generated always as (' ' || profiles_fold(title)) stored,
  add column search_text text not null generated always as
    (' ' || profiles_fold(title || ' ' || excerpt || ' ' || words)) stored;
create index blog_posts_search on blog_posts using gin (organisation_id, search_text gin_trgm_ops);
create index blog_posts_heads on blog_posts using gin (organisation_id, head_text gin_trgm_ops);
