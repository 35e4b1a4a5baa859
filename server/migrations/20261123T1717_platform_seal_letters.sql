-- A letter whose words are for its reader alone: only its envelope stands in mail_messages.
alter table mail_messages alter column text_body drop not null;
alter table mail_messages alter column html_body drop not null;
alter table mail_messages add column is_listed boolean not null default true;
alter table mail_messages drop constraint mail_messages_state_check;
-- held: too many went to this address, it is not sent
alter table mail_messages add constraint mail_messages_state_check
  check (state in ('queued', 'sent', 'kept', 'failed', 'held'));
create index mail_messages_unlisted on mail_messages (created_at) where not is_listed;

-- Until it has left; no call reads this.
create table mail_secrets (
  organisation_id bigint not null,
  mail_id bigint not null,
  text_body text not null,
  html_body text not null,
  primary key (organisation_id, mail_id),
  foreign key (organisation_id, mail_id) references mail_messages (organisation_id, id)
    on delete cascade
);

-- Nobody knows of an older letter whose words it held: what has left keeps none, what waits goes sealed.
insert into mail_secrets (organisation_id, mail_id, text_body, html_body)
  select organisation_id, id, text_body, html_body from mail_messages
  where state in ('queued', 'failed');
update mail_messages set text_body = null, html_body = null;
update mail_messages set is_listed = false where state in ('queued', 'failed');
