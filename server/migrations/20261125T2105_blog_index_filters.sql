-- What few posts have is found without reading all others.
create index blog_posts_categories on blog_posts using gin (organisation_id, categories);
create index blog_posts_tags on blog_posts using gin (organisation_id, tags);
create index blog_posts_by_language on blog_posts (organisation_id, language, publish_at desc, id desc)
  where state = 'published';
create index blog_posts_by_state on blog_posts (organisation_id, state, changed_at desc, id desc);
