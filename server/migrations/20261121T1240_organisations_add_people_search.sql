create extension if not exists pg_trgm;

-- Everything a people list sorts and searches by stands in one row of one organisation.
alter table organisations_members
  add column company text not null default '',
  add column deactivated_at timestamptz,
  -- who was removed stays as a row, so that what they made keeps its author
  add column removed_at timestamptz,
  add column last_seen_at timestamptz,
  add column sort_name text not null default '',
  add column search_text text not null default '';

create function organisations_fill_names() returns trigger language plpgsql as $$
begin
  select lower(coalesce(nullif(a.full_name, ''), a.username)),
         lower(concat_ws(' ', a.full_name, a.username, a.email, new.company))
    into new.sort_name, new.search_text
    from accounts a where a.id = new.person_id;
  return new;
end $$;

create trigger organisations_members_names before insert or update of company, person_id
  on organisations_members for each row execute function organisations_fill_names();

create function accounts_spread_names() returns trigger language plpgsql as $$
begin
  update organisations_members set company = company where person_id = new.id;
  return null;
end $$;

create trigger accounts_names after update of full_name, username, email
  on accounts for each row execute function accounts_spread_names();

update organisations_members set company = company;

create index organisations_members_search on organisations_members using gin (search_text gin_trgm_ops);
create index organisations_members_by_name on organisations_members (organisation_id, sort_name collate "C", person_id);
create index organisations_members_by_joined on organisations_members (organisation_id, joined_at, person_id);
create index organisations_members_by_seen on organisations_members (organisation_id, last_seen_at, person_id);
create index organisations_members_admins on organisations_members (organisation_id)
  where role = 'admin' and deactivated_at is null and removed_at is null;
