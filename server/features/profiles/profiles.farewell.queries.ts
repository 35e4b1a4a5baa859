import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export async function eraseProfile(db: Db, organisationId: number, personId: number) {
  await db.run(
    sql`delete from profiles where organisation_id = ${organisationId} and person_id = ${personId}`,
  );
  await db.run(
    sql`delete from profiles_connections where organisation_id = ${organisationId}
          and (asker_id = ${personId} or asked_id = ${personId})`,
  );
  await db.run(
    sql`delete from profiles_searches
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );
}

/** Where the kept person wrote nothing of their own. */
export const moveProfile = (db: Db, organisationId: number, fromId: number, toId: number) =>
  db.run(
    sql`update profiles set person_id = ${toId}
        where organisation_id = ${organisationId} and person_id = ${fromId}
          and not exists (select from profiles where organisation_id = ${organisationId}
                          and person_id = ${toId})`,
  );

/** But for one with the kept person themselves, or with somebody they know of already. */
export const moveConnections = (db: Db, organisationId: number, fromId: number, toId: number) =>
  db.run(
    sql`update profiles_connections k set
          asker_id = case when asker_id = ${fromId} then ${toId} else asker_id end,
          asked_id = case when asked_id = ${fromId} then ${toId} else asked_id end
        where organisation_id = ${organisationId}
          and (asker_id = ${fromId} or asked_id = ${fromId})
          and ${toId} not in (asker_id, asked_id)
          and not exists (select from profiles_connections o
            where o.organisation_id = k.organisation_id
              and (o.asker_id, o.asked_id) in (
                (${toId}, case when k.asker_id = ${fromId} then k.asked_id else k.asker_id end),
                (case when k.asker_id = ${fromId} then k.asked_id else k.asker_id end, ${toId})))`,
  );

/** In every organisation the person is in. */
export const findProfilesAbout = async (db: Db, personId: number) => ({
  profiles: await db.rows(
    sql`select organisation_id as "organisationId", headline, about, interests, offers, needs,
               languages, links, is_listed as "isListed", shows_presence as "showsPresence",
               shows_visits as "showsVisits", profiles_audiences(privacy) as privacy
        from profiles where person_id = ${personId} order by organisation_id`,
  ),
  // Of a request that was refused one is told no more here than elsewhere.
  connections: await db.rows(
    sql`select organisation_id as "organisationId", event_id as "eventId",
               asker_id as "askerId", asked_id as "askedId", note, asked_at as "askedAt",
               state = 'connected' as "isConnected"
        from profiles_connections
        where asker_id = ${personId} or asked_id = ${personId} order by organisation_id, id`,
  ),
  searches: await db.rows(
    sql`select organisation_id as "organisationId", name, search from profiles_searches
        where person_id = ${personId} order by organisation_id, id`,
  ),
});
