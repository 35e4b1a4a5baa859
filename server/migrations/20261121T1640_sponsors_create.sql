create table sponsors_packages (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  name jsonb not null,
  weight integer not null check (weight between 1 and 10),
  placements text[] not null,
  promised jsonb not null default '{}',
  position integer not null,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);

create table sponsors (
  id bigint generated always as identity,
  organisation_id bigint not null,
  event_id bigint not null,
  package_id bigint not null,
  name text not null,
  url text check (url ~ '^https?://'),
  words jsonb not null default '{}',
  logo text,
  is_active boolean not null default true,
  position integer not null,
  primary key (organisation_id, id),
  unique (organisation_id, event_id, id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade,
  foreign key (organisation_id, event_id, package_id)
    references sponsors_packages (organisation_id, event_id, id)
    on delete no action deferrable initially deferred
);
create index sponsors_by_package on sponsors (organisation_id, event_id, package_id);

-- The wheels are computed from this and the weights; nothing else is random.
create table sponsors_rotations (
  organisation_id bigint not null,
  event_id bigint not null,
  seed text not null default encode(uuid_send(gen_random_uuid()), 'hex'),
  seconds integer not null default 15 check (seconds between 5 and 300),
  primary key (organisation_id, event_id),
  foreign key (organisation_id, event_id) references events (organisation_id, id) on delete cascade
);

-- Sums by day of the event's own zone; nothing about who looked is kept.
create table sponsors_counts (
  organisation_id bigint not null,
  event_id bigint not null,
  sponsor_id bigint not null,
  placement text not null check (placement in ('lobby', 'program', 'stage', 'mail')),
  day date not null,
  impressions bigint not null default 0,
  clicks bigint not null default 0,
  primary key (organisation_id, event_id, sponsor_id, placement, day),
  foreign key (organisation_id, event_id, sponsor_id)
    references sponsors (organisation_id, event_id, id) on delete cascade
);
