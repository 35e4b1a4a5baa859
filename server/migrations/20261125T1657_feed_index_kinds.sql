-- Few posts have pictures or a poll: they are found without reading all others.
create index feed_posts_with_pictures on feed_posts (organisation_id, event_id, id desc)
  where pictures <> '{}';
create index feed_posts_with_polls on feed_posts (organisation_id, event_id, id desc)
  where answers <> '{}';
