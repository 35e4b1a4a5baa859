import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { standings } from '../profiles.people.queries.ts';
import { mine } from '../profiles.match.queries.ts';
import type { Viewer } from '../profiles.viewer.ts';

/** Of each word of mine so many people are looked at, the next day others. */
const ofEach = 80;
export const mostLikely = 60;

const answers = (viewer: Viewer, from: number, isPast: boolean): Sql =>
  sql`(select w.person_id from profiles_words w
       join profiles_found f
         on f.organisation_id = w.organisation_id and f.person_id = w.person_id
       where w.organisation_id = mine.organisation_id and w.kind = mine.answer
         and w.word = mine.word and w.reach >= ${viewer.usual}
         and f.is_found and f.events @> array[${viewer.eventId}::bigint]
         and w.person_id ${isPast ? sql`>=` : sql`<`} ${from}
       order by w.person_id limit ${ofEach})`;

/**
 * Who answers most words of mine: an interest is answered by the same, a need by an offer. Every
 * word is looked up, and from its people onwards at `from`, so that nobody is always passed over.
 */
export const findLikely = (db: Db, viewer: Viewer, from: number) =>
  db.rows<{ personId: number }>(
    sql`with ${standings(viewer)}, ${mine(viewer)},
        likely as (
          select theirs.person_id, sum(mine.weight) as worth from mine cross join lateral (
            ${answers(viewer, from, true)} union all ${answers(viewer, from, false)}) theirs
          group by theirs.person_id)
        select person_id as "personId" from likely
        where person_id <> ${viewer.id}
          and person_id not in (select person_id from connections where standing <> 'none')
        order by worth desc, person_id < ${from}, person_id limit ${mostLikely}`,
  );

/** Where among the people the search begins. */
export const findLastPerson = async (db: Db, organisationId: number) =>
  (
    await db.row<{ id: number | null }>(
      sql`select max(person_id) as id from profiles_found where organisation_id = ${organisationId}`,
    )
  )?.id ?? 0;
