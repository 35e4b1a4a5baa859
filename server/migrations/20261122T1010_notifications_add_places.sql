-- A notice that is renewed goes to the top: its place rises, its id stays.
alter table notifications add place bigint;
update notifications set place = id;
alter table notifications alter place set not null;
alter table notifications alter place add generated always as identity;
select setval(
  pg_get_serial_sequence('notifications', 'place'),
  (select coalesce(max(id), 0) + 1 from notifications),
  false
);
drop index notifications_by_person;
create index notifications_by_person on notifications (organisation_id, person_id, place desc);

-- While it is unread, the same kind under the same group key renews it.
alter table notifications add group_key text;
create unique index notifications_renewed on notifications
  (organisation_id, person_id, kind, group_key) where read_at is null and group_key is not null;

-- False: kept for a letter or a push alone, the app never shows it.
alter table notifications add is_shown boolean not null default true;

-- When somebody was last written what happened.
create table notifications_letters (
  organisation_id bigint not null,
  person_id bigint not null,
  at timestamptz not null,
  primary key (organisation_id, person_id),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);

-- A browser that was signed out is pushed nothing more.
delete from notifications_devices;
alter table notifications_devices add session_id bigint not null;
alter table notifications_devices add foreign key (organisation_id, session_id)
  references accounts_sessions (organisation_id, id) on delete cascade;
create index notifications_devices_by_endpoint on notifications_devices (endpoint);

create index events_announcements_untold on events_announcements (shown_from)
  where told_at is null;
create index todo_tasks_due on todo_tasks (due_at)
  where assignee_id is not null and not is_completed and not is_deleted;
