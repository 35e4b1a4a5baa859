import type { FeedPost } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

interface NewPostRow {
  eventId: number;
  personId: number;
  text: string;
  audience: FeedPost['audience'];
  answers: string[];
  endsAt: Date | null;
  hiddenAt: Date | null;
}

export const insertPost = (db: Db, organisationId: number, row: NewPostRow, now: Date) =>
  db.row<{ id: number }>(
    sql`insert into feed_posts (organisation_id, event_id, person_id, text, audience, answers,
          ends_at, hidden_at, created_at)
        values (${organisationId}, ${row.eventId}, ${row.personId}, ${row.text}, ${row.audience},
          ${row.answers}, ${row.endsAt}, ${row.hiddenAt}, ${now})
        returning id`,
  );

interface PostWords {
  text: string;
  hiddenAt: Date | null;
}

export const updatePost = (
  db: Db,
  organisationId: number,
  id: number,
  { text, hiddenAt }: PostWords,
  now: Date,
) =>
  db.run(
    sql`update feed_posts set text = ${text}, hidden_at = ${hiddenAt}, edited_at = ${now}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updatePostHidden = (db: Db, organisationId: number, id: number, at: Date | null) =>
  db.run(
    sql`update feed_posts set hidden_at = ${at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** False where it holds as many as it can. */
export const addPicture = async (db: Db, organisationId: number, id: number, picture: string) =>
  (await db.run(
    sql`update feed_posts set pictures = pictures || ${picture}::text
        where organisation_id = ${organisationId} and id = ${id} and cardinality(pictures) < 4`,
  )) > 0;

/** What is not among its pictures is left alone, wherever it belongs. */
export const takePicturesOff = (
  db: Db,
  organisationId: number,
  id: number,
  pictures: readonly string[],
  now: Date,
) =>
  db.run(
    sql`with before as (
          select pictures from feed_posts
          where organisation_id = ${organisationId} and id = ${id} for no key update),
        changed as (
          update feed_posts p set edited_at = ${now}, pictures = array(
            select kept.picture from unnest(p.pictures) with ordinality kept(picture, place)
            where kept.picture <> all(${pictures}) order by kept.place)
          from before
          where p.organisation_id = ${organisationId} and p.id = ${id}
            and before.pictures && ${pictures}::text[])
        insert into feed_loose_pictures (organisation_id, picture)
        select ${organisationId}, off.picture from before, unnest(before.pictures) off(picture)
        where off.picture = any(${pictures}) on conflict do nothing`,
  );

/** Files are removed by a round: until the end of a transaction nobody knows that a post is gone. */
const deletePosts = (db: Db, organisationId: number, which: Sql) =>
  db.run(
    sql`with gone as (
          delete from feed_posts where organisation_id = ${organisationId} and ${which}
          returning pictures)
        insert into feed_loose_pictures (organisation_id, picture)
        select ${organisationId}, unnest(pictures) from gone on conflict do nothing`,
  );

export const deletePost = (db: Db, organisationId: number, id: number) =>
  deletePosts(db, organisationId, sql`id = ${id}`);

export const deletePostsOf = (db: Db, organisationId: number, personId: number) =>
  deletePosts(db, organisationId, sql`person_id = ${personId}`);

const swept = 500;

export const findLoose = (db: Db) =>
  db.rows<{ organisationId: number; picture: string }>(
    sql`select organisation_id as "organisationId", picture from feed_loose_pictures
        limit ${swept}`,
  );

export const deleteLoose = (db: Db, organisationId: number, picture: string) =>
  db.run(
    sql`delete from feed_loose_pictures
        where organisation_id = ${organisationId} and picture = ${picture}`,
  );

/** False where it was so already. */
export const insertLike = async (
  db: Db,
  organisationId: number,
  postId: number,
  personId: number,
  at: Date,
) =>
  (await db.run(
    sql`insert into feed_likes (organisation_id, post_id, person_id, at)
        values (${organisationId}, ${postId}, ${personId}, ${at}) on conflict do nothing`,
  )) > 0;

export const deleteLike = async (
  db: Db,
  organisationId: number,
  postId: number,
  personId: number,
) =>
  (await db.run(
    sql`delete from feed_likes where organisation_id = ${organisationId}
          and post_id = ${postId} and person_id = ${personId}`,
  )) > 0;

export const upsertVote = (
  db: Db,
  organisationId: number,
  postId: number,
  personId: number,
  answer: number,
) =>
  db.run(
    sql`insert into feed_votes (organisation_id, post_id, person_id, answer)
        values (${organisationId}, ${postId}, ${personId}, ${answer})
        on conflict (organisation_id, post_id, person_id) do update set answer = ${answer}`,
  );
