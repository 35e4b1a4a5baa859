-- Views of the table of everyone; and those who have not confirmed their address, who are few.
alter table people_views drop constraint people_views_place_check;
alter table people_views add constraint people_views_place_check
  check (place in ('organisation', 'conference', 'list'));

create index accounts_unverified on accounts (id) where verified_at is null;
