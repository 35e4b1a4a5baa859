import type pg from 'pg';
import { fillWithPeople } from '../people/crowd.ts';

const topics = 60;
const countries = ['Portugal', 'Germany', 'France', 'Ghana', 'Japan', 'Chile', 'Kenya', 'Norway'];

/**
 * So many attendees of one event, each with a headline, interests, offers and needs that everyone
 * may see; rows are what the product's triggers would write, made at once; indexes come after, as
 * after an import.
 */
export async function fillWithAttendees(
  client: pg.Client,
  organisationId: number,
  eventId: number,
  count: number,
): Promise<void> {
  await fillWithPeople(client, organisationId, count);
  const comeBack = await dropIndexes(client);
  for (const table of ['events_people', 'profiles']) {
    await client.query(`alter table ${table} disable trigger user`);
  }
  await addProfiles(client, organisationId);
  await addFound(client, organisationId, eventId);
  await addWords(client, organisationId);
  for (const table of ['events_people', 'profiles']) {
    await client.query(`alter table ${table} enable trigger user`);
  }
  for (const index of comeBack) await client.query(index);
  await client.query('vacuum analyze');
}

async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('profiles_found', 'profiles_words')
       and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

const addProfiles = (client: pg.Client, organisationId: number) =>
  client.query(
    `insert into profiles
       (organisation_id, person_id, headline, about, interests, offers, needs, privacy)
     select organisation_id, person_id, 'Works on topic ' || person_id % $2,
       'Looks for people who build what lasts, number ' || person_id || '.',
       array['Topic ' || person_id % $2, 'Topic ' || person_id * 7 % $2, 'Field ' || person_id % 997],
       array['Topic ' || person_id * 11 % $2], array['Topic ' || person_id * 13 % $2],
       '{"headline": "everyone", "about": "everyone", "interests": "everyone",
         "offers": "everyone", "needs": "everyone"}'
     from organisations_members m where organisation_id = $1
     on conflict do nothing`,
    [organisationId, topics],
  );

async function addFound(client: pg.Client, organisationId: number, eventId: number) {
  await client.query(
    `insert into events_people (organisation_id, event_id, person_id, role)
     select organisation_id, $2, person_id, 'attendee' from organisations_members
     where organisation_id = $1`,
    [organisationId, eventId],
  );
  await client.query(
    `insert into profiles_found
     select m.organisation_id, m.person_id, true, true, array[$2::bigint], w.name,
       w.name_and_all, w.name_and_all, w.name_and_all, w.name_and_all,
       lower(m.company), 4, lower(w.country), 4
     from organisations_members m join profiles p using (organisation_id, person_id),
       lateral (select replace(m.sort_name, '-', ' ') as name,
                       ($3::text[])[1 + m.person_id % 8] as country) n,
       lateral (select n.name, n.country, ' ' || lower(concat_ws(' ', n.name, p.headline, p.about,
         m.company, n.country, array_to_string(p.interests, ' '), p.offers[1], p.needs[1]))
           as name_and_all) w
     where m.organisation_id = $1
     on conflict (organisation_id, person_id) do update set events = excluded.events`,
    [organisationId, eventId, countries],
  );
}

const addWords = (client: pg.Client, organisationId: number) =>
  client.query(
    `insert into profiles_words
     select organisation_id, person_id, k.kind, lower(w.word), min(w.word), 4
     from profiles p,
       lateral (values ('interests', interests), ('offers', offers), ('needs', needs)) as k(kind, words),
       unnest(k.words) as w(word)
     where organisation_id = $1
     group by organisation_id, person_id, k.kind, lower(w.word)
     on conflict do nothing`,
    [organisationId],
  );
