-- What stood there before is no news to anybody.
alter table feed_likes add column is_told boolean not null default true;
alter table feed_likes alter column is_told set default false;
alter table feed_comments add column is_told boolean not null default true;
alter table feed_comments alter column is_told set default false;
create index feed_likes_untold on feed_likes (organisation_id, post_id) where not is_told;
create index feed_comments_untold on feed_comments (organisation_id, post_id)
  where not is_told and hidden_at is null and removed_at is null;
