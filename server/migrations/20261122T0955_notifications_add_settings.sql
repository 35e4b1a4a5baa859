-- No line: as the product has it.
create table notifications_settings (
  organisation_id bigint not null,
  person_id bigint not null,
  "group" text not null,
  app boolean not null,
  mail boolean not null,
  push boolean not null,
  primary key (organisation_id, person_id, "group"),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);

-- Browsers that take web push.
create table notifications_devices (
  organisation_id bigint not null,
  person_id bigint not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (organisation_id, person_id, endpoint),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);

alter table notifications add count integer not null default 1;
alter table notifications add pushed_at timestamptz;
alter table events_announcements add told_at timestamptz;
update events_announcements set told_at = now();
