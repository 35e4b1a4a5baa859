-- When an address outside is tried next; while it is being tried, when it counts as given up.
alter table email_recipients add column due_at timestamptz;
create index email_recipients_due on email_recipients (due_at) where state = 'waiting';
-- What somebody sent lately, for how many addresses they may write to in a day.
create index email_messages_by_author on email_messages (organisation_id, author_id, created_at)
  where author_id is not null;
create index email_messages_leaving on email_messages (leaves_at) where state = 'leaving';
