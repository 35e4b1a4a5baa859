import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { removePicture } from '../files/index.ts';
import { removeCommentsOf } from './feed.comments.queries.ts';
import { deleteLoose, deletePostsOf, findLoose } from './feed.writing.queries.ts';

interface Who {
  organisationId: number;
  personId: number;
}

/** Who is no member any more leaves nothing behind, but the places of what was answered. */
export async function forgetInFeed(tx: Tx, { organisationId, personId }: Who): Promise<void> {
  await deletePostsOf(tx, organisationId, personId);
  await removeCommentsOf(tx, organisationId, personId, new Date());
  const theirs = sql`organisation_id = ${organisationId} and person_id = ${personId}`;
  await tx.run(sql`delete from feed_likes where ${theirs}`);
  await tx.run(sql`delete from feed_votes where ${theirs}`);
}

/** Of a double to the person who is kept; where both did, what the kept one did counts. */
export async function handOverFeed(
  db: Db,
  organisationId: number,
  fromId: number,
  toId: number,
): Promise<void> {
  const theirs = sql`organisation_id = ${organisationId} and person_id = ${fromId}`;
  await db.run(sql`update feed_posts set person_id = ${toId} where ${theirs}`);
  await db.run(sql`update feed_comments set person_id = ${toId} where ${theirs}`);
  await db.run(
    sql`insert into feed_likes (organisation_id, post_id, person_id, at)
        select organisation_id, post_id, ${toId}, at from feed_likes where ${theirs}
        on conflict do nothing`,
  );
  await db.run(
    sql`insert into feed_votes (organisation_id, post_id, person_id, answer)
        select organisation_id, post_id, ${toId}, answer from feed_votes where ${theirs}
        on conflict do nothing`,
  );
}

/** For the copy of a person's data. */
export const findFeedAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select 'post' as kind, organisation_id as "organisationId", text, pictures, answers,
          created_at as at from feed_posts where person_id = ${personId}
        union all
        select 'comment', organisation_id, text, '{}', '{}', created_at from feed_comments
        where person_id = ${personId}
        union all
        select 'like', l.organisation_id, p.text, '{}', '{}', l.at from feed_likes l
        join feed_posts p on p.organisation_id = l.organisation_id and p.id = l.post_id
        where l.person_id = ${personId}
        union all
        select 'vote', v.organisation_id, p.text, '{}', array[p.answers[v.answer + 1]], null
        from feed_votes v
        join feed_posts p on p.organisation_id = v.organisation_id and p.id = v.post_id
        where v.person_id = ${personId}
        order by 1, 2, 6, 3`,
  );

/** A file first, then its line: what fails is tried again by the next round. */
export async function sweepFeed(work: Work): Promise<void> {
  for (const { organisationId, picture } of await findLoose(work.db)) {
    await removePicture(work, picture);
    await deleteLoose(work.db, organisationId, picture);
  }
}
