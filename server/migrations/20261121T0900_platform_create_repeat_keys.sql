create table repeat_keys (
  organisation_id bigint not null,
  person_id bigint not null,
  key text not null,
  fingerprint bytea not null,
  result json,
  created_at timestamptz not null default now(),
  primary key (organisation_id, person_id, key)
);

create index repeat_keys_by_age on repeat_keys (created_at);
