-- A domain of an organisation's own. Saying it proves nothing: several may say the same, one can have it.
create table face_domains (
  organisation_id bigint primary key references organisations (id) on delete cascade,
  name text not null check (length(name) <= 190 and name = lower(name)),
  -- What the record of the domain has to say.
  token text not null,
  proven_at timestamptz
);
create unique index face_domains_proven on face_domains (name) where proven_at is not null;
