-- Who left stands in no list: without them an index alone tells who stands on which page.
drop index organisations_members_by_name, organisations_members_by_joined,
  organisations_members_by_company, organisations_members_by_seen, organisations_members_admins;
create index organisations_members_by_name on organisations_members
  (organisation_id, sort_name collate "C", person_id) where removed_at is null;
create index organisations_members_by_joined on organisations_members
  (organisation_id, joined_at, person_id) where removed_at is null;
create index organisations_members_by_company on organisations_members
  (organisation_id, company collate "C", person_id) where removed_at is null;
create index organisations_members_by_seen on organisations_members
  (organisation_id, last_seen_at, person_id) where removed_at is null;
-- The few among the many.
create index organisations_members_admins on organisations_members (organisation_id)
  where role = 'admin' and removed_at is null;
create index organisations_members_deactivated on organisations_members (organisation_id)
  where deactivated_at is not null and removed_at is null;
