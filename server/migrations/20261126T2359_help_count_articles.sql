-- Articles may be among the questions, in the knowledge base, or both: neither count says how many there are.
alter table help_categories add column article_count integer not null default 0 check (article_count >= 0);
update help_categories c set article_count = (
  select count(*) from help_articles a
  where a.organisation_id = c.organisation_id and a.category_id = c.id
    and a.is_published and (a.in_faq or a.in_knowledge));
