create table todo_tasks (
  id bigint generated always as identity,
  organisation_id bigint not null references organisations (id),
  title text not null,
  -- json, not jsonb: it goes back exactly as it came
  description json not null default '""',
  due_date text not null default '',
  due_at timestamptz,
  assignee_id bigint,
  -- a name that is nobody's here, as old clients send it
  assignee_name text not null default '',
  assignee_avatar text,
  tags text[] not null default '{}',
  is_completed boolean not null default false,
  is_important boolean not null default false,
  is_deleted boolean not null default false,
  position double precision not null,
  version integer not null default 1,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (organisation_id, id),
  foreign key (organisation_id, assignee_id)
    references organisations_members (organisation_id, person_id) on delete set null (assignee_id),
  foreign key (organisation_id, created_by)
    references organisations_members (organisation_id, person_id)
);

create index todo_tasks_by_position on todo_tasks (organisation_id, position);
create index todo_tasks_by_assignee on todo_tasks (organisation_id, assignee_id);
create index todo_tasks_by_creator on todo_tasks (organisation_id, created_by);
