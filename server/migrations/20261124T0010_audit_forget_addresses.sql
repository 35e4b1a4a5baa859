-- Entries stay as they were written, but for one thing: the address of somebody whose account is
-- deleted becomes that of nobody.
create function audit_address() returns text language sql immutable as
  $$ select '[^[:space:]"<>@,;()]+@[^[:space:]"<>@,;()]+' $$;

create function audit_said(entry audit_entries) returns text language sql immutable as
  $$ select concat_ws(E'\n', entry.subject, entry.before::text, entry.after::text) $$;

create function audit_only_forgets(was audit_entries, now audit_entries) returns boolean
language sql stable as $$
  select (was.id, was.organisation_id, was.at, was.person_id, was.network, was.action, was.subject_id)
      is not distinct from
      (now.id, now.organisation_id, now.at, now.person_id, now.network, now.action, now.subject_id)
    and regexp_replace(audit_said(was), audit_address(), '@', 'g')
      = regexp_replace(audit_said(now), audit_address(), '@', 'g')
    and not exists (
      select from regexp_matches(audit_said(now), audit_address(), 'g') as found(address)
      where address[1] !~ '^deleted-[0-9]+@deleted\.invalid$'
        and strpos(audit_said(was), address[1]) = 0)
$$;

create or replace function audit_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if audit_only_forgets(old, new) then
      return new;
    end if;
  end if;
  raise exception 'the audit is append-only';
end $$;
