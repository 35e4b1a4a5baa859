import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Of a double to the person who is kept; where both voted, the vote of the kept one counts. */
export async function handOverVotes(
  db: Db,
  organisationId: number,
  fromId: number,
  toId: number,
): Promise<void> {
  const theirs = sql`organisation_id = ${organisationId} and person_id = ${fromId}`;
  await db.run(
    sql`insert into polls_votes (organisation_id, poll_id, person_id, choices, words)
        select organisation_id, poll_id, ${toId}, choices, words from polls_votes where ${theirs}
        on conflict do nothing`,
  );
  await db.run(sql`delete from polls_votes where ${theirs}`);
}

/** For the copy of a person's data. */
export const findPollsAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select v.organisation_id as "organisationId", p.question, v.words,
          (select coalesce(jsonb_agg(o.option -> 'text' order by o.place), '[]')
           from jsonb_array_elements(p.options) with ordinality o (option, place)
           where (o.option ->> 'id')::int = any(v.choices)) as answers,
          case when p.kind = 'rating' then v.choices[1] end as rating
        from polls_votes v
        join polls p on p.organisation_id = v.organisation_id and p.id = v.poll_id
        where v.person_id = ${personId} order by 1, v.poll_id`,
  );
