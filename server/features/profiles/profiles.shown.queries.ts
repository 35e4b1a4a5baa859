import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import type { Person } from '../../platform/person.ts';
import { canRunEvents } from '../events/index.ts';

export interface Introduction {
  personId: number;
  headline: string;
  about: string;
}

/** How near a reader stands to the person `p` that `f` is found by, in the event where it is nearest. */
const nearnessOf = (reader: Sql, runsEvents: Sql): Sql => sql`case
  when p.person_id = ${reader} then 0
  when exists (select from profiles_connections k
    where k.organisation_id = p.organisation_id and k.state = 'connected'
      and least(k.asker_id, k.asked_id) = least(p.person_id, ${reader})
      and greatest(k.asker_id, k.asked_id) = greatest(p.person_id, ${reader}))
    then 1
  when not f.is_found then 5
  when ${runsEvents} then case when f.events <> '{}' then 4 else 5 end
  else coalesce((
    select min(case when exists (select from exhibitors_staff s
      where s.organisation_id = me.organisation_id and s.event_id = me.event_id
        and s.person_id = me.person_id) then 4 else 3 end)
    from events_people me
    join events e on e.organisation_id = me.organisation_id and e.id = me.event_id
    where me.organisation_id = p.organisation_id and me.person_id = ${reader}
      and f.events @> array[me.event_id] and e.state <> 'draft'
      and e.modules @> '{people}'
      and coalesce(me.banned_until, '-infinity') <= now()), 5) end`;

/**
 * What a person says of themselves, as far as the reader sees it in the event where they stand
 * nearest; that a booth of the reader's holds their card is left out, and so shows no more.
 */
export const findIntroductions = (db: Db, person: Person, ids: readonly number[]) =>
  db.rows<Introduction>(
    sql`select p.person_id as "personId",
               case when n.nearness <= profiles_reach(w.audiences ->> 'headline')
                 then p.headline else '' end as headline,
               case when n.nearness <= profiles_reach(w.audiences ->> 'about')
                 then p.about else '' end as about
        from profiles p
        join profiles_found f on f.organisation_id = p.organisation_id and f.person_id = p.person_id
        cross join lateral (select profiles_audiences(p.privacy) as audiences) w
        cross join lateral (select ${nearnessOf(sql`${person.id}::bigint`, sql`${canRunEvents(person)}`)} as nearness) n
        where p.organisation_id = ${person.organisationId} and p.person_id = any(${ids})`,
  );

/** Of readers who run no events and people: who of them shows which their address. */
export const findAddressesShown = (
  db: Db,
  organisationId: number,
  pairs: readonly { readerId: number; personId: number }[],
) =>
  db.rows<{ readerId: number; personId: number }>(
    sql`select w.reader as "readerId", w.person as "personId"
        from unnest(${pairs.map(({ readerId }) => readerId)}::bigint[],
                    ${pairs.map(({ personId }) => personId)}::bigint[]) w(reader, person)
        join profiles p on p.organisation_id = ${organisationId} and p.person_id = w.person
        join profiles_found f on f.organisation_id = p.organisation_id and f.person_id = p.person_id
        cross join lateral (
          select profiles_reach(profiles_audiences(p.privacy) ->> 'email') as reach) r
        where r.reach > 0 and ${nearnessOf(sql`w.reader`, sql`false`)} <= r.reach`,
  );
