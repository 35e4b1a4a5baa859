import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { handOverPace } from './questions.pace.queries.ts';

/** Of a double to the person who is kept; where both voted, the votes of the kept one count. */
export async function handOverQuestions(
  db: Db,
  organisationId: number,
  fromId: number,
  toId: number,
): Promise<void> {
  const theirs = sql`organisation_id = ${organisationId} and person_id = ${fromId}`;
  await db.run(sql`update questions set person_id = ${toId} where ${theirs}`);
  await handOverPace(db, organisationId, fromId, toId);
  await db.run(
    sql`with lost as (
          update questions_votes v set is_up = false, version = version + 1
          where ${theirs} and is_up and exists (select from questions_votes k
            where k.organisation_id = v.organisation_id and k.question_id = v.question_id
              and k.person_id = ${toId})
          returning v.question_id)
        update questions q set votes = votes - 1, version = version + 1 from lost
        where q.organisation_id = ${organisationId} and q.id = lost.question_id`,
  );
  await db.run(
    sql`update questions_votes v set person_id = ${toId}
        where ${theirs} and not exists (select from questions_votes k
          where k.organisation_id = v.organisation_id and k.question_id = v.question_id
            and k.person_id = ${toId})`,
  );
}

/** For the copy of a person's data. */
export const findQuestionsAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select 'question' as kind, organisation_id as "organisationId", text, state,
          asked_at as at from questions where person_id = ${personId}
        union all
        select 'vote', v.organisation_id, q.text, q.state, null from questions_votes v
        join questions q on q.organisation_id = v.organisation_id and q.id = v.question_id
        where v.person_id = ${personId} and v.is_up
        order by 1, 2, 5, 3`,
  );
