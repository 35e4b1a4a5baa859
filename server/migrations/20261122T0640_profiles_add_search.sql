-- As people type it: small, without accents, words apart by one space.
create function profiles_fold(words text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g')),
    '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g'))
$$;

-- 0 nobody, 1 connections, 2 who holds the card, 3 attendees, 4 everyone.
create function profiles_reach(audience text) returns smallint language sql immutable parallel safe as $$
  select (array_position(array['nobody', 'connections', 'holders', 'attendees', 'everyone'], audience) - 1)::smallint
$$;

-- Who sees what: as the person chose it, else as the product has it.
create function profiles_audiences(chosen jsonb) returns jsonb language sql immutable parallel safe as $$
  select '{"headline": "everyone", "company": "everyone", "country": "everyone",
    "interests": "everyone", "languages": "everyone", "about": "attendees", "offers": "attendees",
    "needs": "attendees", "links": "attendees", "email": "nobody", "phone": "nobody"}'::jsonb
    || coalesce(chosen, '{}')
$$;

-- What a person is found by, once for each circle of those who look: nothing of it is hidden from them.
create table profiles_found (
  organisation_id bigint not null,
  person_id bigint not null,
  -- listed, and neither deactivated nor removed
  is_found boolean not null,
  shows_presence boolean not null,
  -- of events that are gone an id may stay
  events bigint[] not null,
  sort_name text not null,
  to_connections text not null,
  to_holders text not null,
  to_attendees text not null,
  to_everyone text not null,
  company text not null,
  company_reach smallint not null,
  country text not null,
  country_reach smallint not null,
  primary key (organisation_id, person_id),
  foreign key (organisation_id, person_id)
    references organisations_members (organisation_id, person_id) on delete cascade
);

-- Interests, offers and needs, word by word: whom to suggest is looked up, never gone through.
create table profiles_words (
  organisation_id bigint not null,
  person_id bigint not null,
  kind text not null check (kind in ('interests', 'offers', 'needs')),
  word text not null,
  spelled text not null,
  reach smallint not null,
  primary key (organisation_id, kind, word, person_id),
  foreign key (organisation_id, person_id)
    references profiles_found (organisation_id, person_id) on delete cascade
);
create index profiles_words_by_person on profiles_words (organisation_id, person_id, kind);

create function profiles_shown_to(reach integer, name text, audiences jsonb, fields jsonb)
returns text language sql immutable parallel safe as $$
  select ' ' || profiles_fold(concat_ws(' ', name, (
    select string_agg(value, ' ') from jsonb_each_text(fields)
    where profiles_reach(audiences ->> key) >= reach)))
$$;

create function profiles_note(organisation bigint, person bigint) returns void language plpgsql as $$
declare
  one record;
  who jsonb;
  what jsonb;
  name text;
begin
  -- Who writes second reads what the first wrote, so that nothing hidden meanwhile comes back.
  perform from profiles_found where organisation_id = organisation and person_id = person for update;
  select m.company, m.removed_at is null and m.deactivated_at is null as is_in,
         coalesce(nullif(a.full_name, ''), a.username) as full_name, a.email,
         coalesce(s.country, '') as country, p.*
    into one
    from organisations_members m
    join accounts a on a.id = m.person_id
    left join accounts_settings s on s.person_id = m.person_id
    left join profiles p on p.organisation_id = m.organisation_id and p.person_id = m.person_id
    where m.organisation_id = organisation and m.person_id = person;
  if not found then return; end if;
  who := profiles_audiences(one.privacy);
  name := profiles_fold(one.full_name);
  what := jsonb_build_object(
    'headline', coalesce(one.headline, ''), 'about', coalesce(one.about, ''),
    'company', one.company, 'country', one.country, 'email', one.email,
    'interests', array_to_string(one.interests, ' '), 'offers', array_to_string(one.offers, ' '),
    'needs', array_to_string(one.needs, ' '));
  insert into profiles_found as f values (
    organisation, person, one.is_in and coalesce(one.is_listed, true),
    coalesce(one.shows_presence, true),
    coalesce((select array_agg(event_id) from events_people
              where organisation_id = organisation and person_id = person), '{}'),
    name, profiles_shown_to(1, name, who, what), profiles_shown_to(2, name, who, what),
    profiles_shown_to(3, name, who, what), profiles_shown_to(4, name, who, what),
    profiles_fold(one.company), profiles_reach(who ->> 'company'),
    profiles_fold(one.country), profiles_reach(who ->> 'country'))
  on conflict (organisation_id, person_id) do update set
    is_found = excluded.is_found, shows_presence = excluded.shows_presence,
    sort_name = excluded.sort_name, to_connections = excluded.to_connections,
    to_holders = excluded.to_holders, to_attendees = excluded.to_attendees,
    to_everyone = excluded.to_everyone, company = excluded.company,
    company_reach = excluded.company_reach, country = excluded.country,
    country_reach = excluded.country_reach;
  delete from profiles_words where organisation_id = organisation and person_id = person;
  insert into profiles_words
    select organisation, person, k.kind, profiles_fold(w.word), min(w.word), profiles_reach(who ->> k.kind)
    from (values ('interests', one.interests), ('offers', one.offers), ('needs', one.needs))
           as k(kind, words),
         unnest(k.words) as w(word)
    where profiles_fold(w.word) <> '' group by k.kind, profiles_fold(w.word);
end $$;

create function profiles_note_member() returns trigger language plpgsql as $$
begin
  perform profiles_note(new.organisation_id, new.person_id);
  return null;
end $$;
create trigger profiles_members
  after insert or update of company, person_id, removed_at, deactivated_at on organisations_members
  for each row execute function profiles_note_member();
create trigger profiles_noted after insert or update on profiles
  for each row execute function profiles_note_member();

create function profiles_forget() returns trigger language plpgsql as $$
begin
  perform profiles_note(old.organisation_id, old.person_id);
  return null;
end $$;
create trigger profiles_forgotten after delete on profiles
  for each row execute function profiles_forget();

create function profiles_note_settings() returns trigger language plpgsql as $$
begin
  perform profiles_note(organisation_id, person_id)
    from (select organisation_id, person_id from organisations_members
          where person_id = coalesce(new.person_id, old.person_id) order by 1) as members;
  return null;
end $$;
create trigger profiles_settings after insert or update of country or delete on accounts_settings
  for each row execute function profiles_note_settings();

create function profiles_enter() returns trigger language plpgsql as $$
begin
  update profiles_found f set events = f.events || e.ids
    from (select organisation_id, person_id, array_agg(event_id) as ids from came
          group by organisation_id, person_id order by 1, 2) as e
    where f.organisation_id = e.organisation_id and f.person_id = e.person_id
      and not f.events @> e.ids;
  return null;
end $$;
create trigger profiles_entered after insert on events_people
  referencing new table as came for each statement execute function profiles_enter();

create function profiles_leave() returns trigger language plpgsql as $$
begin
  -- With the whole event its people go by the cascade: nobody asks for it again.
  if pg_trigger_depth() > 1 then return null; end if;
  update profiles_found f set events = array_remove(f.events, e.event_id)
    from gone e
    where f.organisation_id = e.organisation_id and f.person_id = e.person_id;
  return null;
end $$;
create trigger profiles_left after delete on events_people
  referencing old table as gone for each statement execute function profiles_leave();

select profiles_note(organisation_id, person_id) from organisations_members;

create index profiles_found_to_attendees on profiles_found
  using gin (events, to_attendees gin_trgm_ops) where is_found;
create index profiles_found_to_everyone on profiles_found
  using gin (events, to_everyone gin_trgm_ops) where is_found;
create index profiles_found_by_name on profiles_found
  (organisation_id, sort_name collate "C", person_id) where is_found;
create index profiles_found_by_company on profiles_found (organisation_id, company) where is_found;
create index profiles_found_by_country on profiles_found (organisation_id, country) where is_found;

-- What was taken back stays as a line: a refusal is not got round by asking anew.
alter table profiles_connections add column taken_back_at timestamptz;
