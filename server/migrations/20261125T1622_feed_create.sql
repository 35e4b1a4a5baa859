-- What people of an event show each other. Who is no member any more takes what is theirs along.
create table feed_posts (
  organisation_id bigint not null,
  id bigint generated always as identity,
  event_id bigint not null,
  person_id bigint not null,
  text text not null,
  pictures text[] not null default '{}' check (cardinality(pictures) <= 4),
  audience text not null check (audience in ('event', 'connections')),
  -- Of a poll; none otherwise.
  answers text[] not null default '{}' check (cardinality(answers) in (0, 2, 3, 4, 5, 6)),
  ends_at timestamptz,
  created_at timestamptz not null,
  edited_at timestamptz,
  hidden_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade,
  check ((ends_at is null) = (answers = '{}'))
);
create index feed_posts_by_event on feed_posts (organisation_id, event_id, id desc);
create index feed_posts_by_person on feed_posts (organisation_id, person_id, id desc);

create table feed_likes (
  organisation_id bigint not null,
  post_id bigint not null,
  person_id bigint not null,
  at timestamptz not null,
  primary key (organisation_id, post_id, person_id),
  foreign key (organisation_id, post_id) references feed_posts (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index feed_likes_by_person on feed_likes (organisation_id, person_id);

create table feed_votes (
  organisation_id bigint not null,
  post_id bigint not null,
  person_id bigint not null,
  answer smallint not null check (answer between 0 and 5),
  primary key (organisation_id, post_id, person_id),
  foreign key (organisation_id, post_id) references feed_posts (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);
create index feed_votes_by_person on feed_votes (organisation_id, person_id);

-- What was taken away keeps its place while there are answers to it, without words or writer.
create table feed_comments (
  organisation_id bigint not null,
  id bigint generated always as identity,
  post_id bigint not null,
  parent_id bigint,
  person_id bigint,
  text text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  hidden_at timestamptz,
  primary key (organisation_id, id),
  unique (organisation_id, post_id, id),
  foreign key (organisation_id, post_id) references feed_posts (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, post_id, parent_id)
    references feed_comments (organisation_id, post_id, id) on delete cascade,
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id)
    on delete set null (person_id),
  check (person_id is not null or removed_at is not null)
);
create index feed_comments_by_parent on feed_comments (organisation_id, post_id, parent_id);
create index feed_comments_by_person on feed_comments (organisation_id, person_id);

-- Pictures of posts that are gone, until a round has removed their files.
create table feed_loose_pictures (
  organisation_id bigint not null references organisations (id) on delete cascade,
  picture text not null,
  primary key (organisation_id, picture)
);

alter table moderation_cases drop constraint moderation_cases_kind_check;
alter table moderation_cases add constraint moderation_cases_kind_check check (kind in
  ('line', 'person', 'profile', 'booth', 'held', 'post', 'post_comment', 'blog_comment'));
