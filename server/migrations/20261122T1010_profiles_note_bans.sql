-- Who is banned from an event is found by nobody there until the ban is over or lifted.
create function profiles_note_ban() returns trigger language plpgsql as $$
begin
  update profiles_found f set events =
    case when coalesce(new.banned_until, '-infinity') > now()
           then array_remove(f.events, new.event_id)
         when f.events @> array[new.event_id] then f.events
         else f.events || new.event_id end
    where f.organisation_id = new.organisation_id and f.person_id = new.person_id;
  return null;
end $$;
create trigger profiles_banned after update of banned_until on events_people
  for each row when (old.banned_until is distinct from new.banned_until)
  execute function profiles_note_ban();

create index events_people_banned on events_people (banned_until) where banned_until is not null;
create index moderation_cases_settled on moderation_cases (organisation_id, event_id, id)
  where settled_at is not null;
