-- When a proven domain was last looked at, and since when its record is not there.
alter table face_domains add column looked_at timestamptz not null default now();
alter table face_domains add column missing_since timestamptz;
create index face_domains_looked on face_domains (looked_at) where proven_at is not null;
