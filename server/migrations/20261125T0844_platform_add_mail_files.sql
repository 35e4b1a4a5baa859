-- What travels with a letter, until it has left.
create table mail_files (
  id bigint generated always as identity,
  organisation_id bigint not null,
  mail_id bigint not null,
  name text not null,
  type text not null,
  content bytea not null,
  primary key (organisation_id, mail_id, id),
  foreign key (organisation_id, mail_id)
    references mail_messages (organisation_id, id) on delete cascade
);
