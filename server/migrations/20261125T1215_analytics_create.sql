-- What makes one of a visitor for a day. When the day is over it goes, and nobody can be found again.
create table analytics_salts (
  organisation_id bigint not null references organisations,
  day date not null,
  salt bytea not null,
  primary key (organisation_id, day)
);
create index analytics_salts_by_day on analytics_salts (day);

-- Each view that was counted, for thirty days.
create table analytics_views (
  organisation_id bigint not null references organisations,
  key text not null,
  at timestamptz not null,
  day date not null,
  hour timestamptz not null,
  event_id bigint,
  screen text not null,
  device text not null,
  country text not null,
  source text not null,
  who text not null,
  visitor text not null,
  primary key (organisation_id, key),
  foreign key (organisation_id, event_id) references events (organisation_id, id)
    on delete set null (event_id),
  check (device in ('desk', 'tablet', 'phone')),
  check (who in ('member', 'guest')),
  check (country ~ '^([A-Z]{2})?$')
);
create index analytics_views_by_time on analytics_views (organisation_id, at);
create index analytics_views_by_age on analytics_views (at);

-- What one visitor opened on one day, for thirty days.
create table analytics_visits (
  organisation_id bigint not null references organisations,
  day date not null,
  visitor text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  views bigint not null check (views > 0),
  device text not null,
  country text not null,
  source text not null,
  who text not null,
  primary key (organisation_id, day, visitor),
  check (last_at >= first_at)
);
create index analytics_visits_by_age on analytics_visits (day);

-- The sums of a day that stay. `what` is what its line is about, `name` which of them.
create table analytics_days (
  organisation_id bigint not null references organisations,
  day date not null,
  what text not null,
  name text not null,
  views bigint not null,
  visits bigint not null,
  seconds bigint not null,
  stayed bigint not null,
  primary key (organisation_id, day, what, name),
  check (what in ('all', 'screen', 'event', 'device', 'country', 'source', 'who'))
);

create table analytics_hours (
  organisation_id bigint not null references organisations,
  hour timestamptz not null,
  views bigint not null,
  primary key (organisation_id, hour)
);
