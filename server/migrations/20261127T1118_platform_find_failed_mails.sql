-- Few of many: whoever looks for mails that failed must not read all that left.
create index mail_messages_failed on mail_messages (organisation_id, id)
  where is_listed and state in ('failed', 'held', 'queued');
