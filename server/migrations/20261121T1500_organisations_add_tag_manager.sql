alter table organisations
  add column tag_manager_id text;
