create index todo_tasks_by_title on todo_tasks (organisation_id, title collate "C", id);
create index todo_tasks_by_due on todo_tasks (organisation_id, due_at, id);
create index todo_tasks_tagged on todo_tasks using gin (organisation_id, tags) where tags <> '{}';
create index todo_tasks_search on todo_tasks using gin (organisation_id, lower(title) gin_trgm_ops);
