-- The few among the many: what is starred, and what waits to be brought back.
create index todo_tasks_important on todo_tasks (organisation_id, id)
  where is_important and not is_deleted;
create index todo_tasks_deleted on todo_tasks (organisation_id, id) where is_deleted;
