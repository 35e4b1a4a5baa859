create extension if not exists btree_gin;

create index email_copies_by_owner on email_copies (organisation_id, owner_id, id desc);
create index email_copies_unread on email_copies (organisation_id, owner_id, folder, id desc)
  where not is_read;
create index email_copies_starred on email_copies (organisation_id, owner_id, id desc)
  where is_starred;
create index email_copies_labelled on email_copies using gin (owner_id, labels)
  where labels <> '{}';
create index email_copies_search on email_copies using gin (owner_id, search_text gin_trgm_ops);
-- A forward names the same files.
create index email_files_by_place on email_files (organisation_id, stored_as);
create index email_recipients_by_person on email_recipients (organisation_id, person_id)
  where person_id is not null;
