import type { FeedQuery } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { moment } from '../../platform/db/moment.ts';
import { nothing, plannedAnew, type Sql, sql } from '../../platform/db/sql.ts';
import { chatPerson } from '../chat/index.ts';
import type { PostRow, Reader } from './feed.rows.ts';
import { isPostShown, isShown, isWrittenForThem } from './feed.shown.queries.ts';

const likersShown = 6;

const personOf = (id: Sql): Sql => sql`(select ${chatPerson} from accounts a where a.id = ${id})`;

/** Likes are counted whole; whose they are is said of those the reader may see. */
const columns = (reader: Reader): Sql => sql`
  p.id, p.event_id as "eventId", p.person_id as "personId", ${personOf(sql`p.person_id`)} as author,
  p.text, p.pictures, p.audience, p.answers, p.ends_at as "endsAt", p.created_at as "createdAt",
  p.edited_at as "editedAt", p.hidden_at as "hiddenAt",
  (select count(*)::int from feed_likes l
   where l.organisation_id = p.organisation_id and l.post_id = p.id) as likes,
  ${moment} as "likesAsOf",
  exists (select from feed_likes l where l.organisation_id = p.organisation_id
    and l.post_id = p.id and l.person_id = ${reader.id}) as "isLiked",
  coalesce((select jsonb_agg(liker.person) from (
    select ${personOf(sql`l.person_id`)} as person from feed_likes l
    where l.organisation_id = p.organisation_id and l.post_id = p.id
      and ${isWrittenForThem(reader, sql`l`)}
    order by l.at desc, l.person_id limit ${likersShown}) liker
    where liker.person is not null), '[]') as likers,
  (select count(*)::int from feed_comments c
   where c.organisation_id = p.organisation_id and c.post_id = p.id and c.removed_at is null
     and c.hidden_at is null and ${isShown(reader, sql`c`)}) as comments,
  array(select count(v.person_id)::int from generate_series(0, cardinality(p.answers) - 1) place
    left join feed_votes v on v.organisation_id = p.organisation_id and v.post_id = p.id
      and v.answer = place group by place order by place) as votes,
  (select v.answer from feed_votes v where v.organisation_id = p.organisation_id
     and v.post_id = p.id and v.person_id = ${reader.id}) as "myVote"`;

const only = { pictures: sql`and p.pictures <> '{}'`, polls: sql`and p.answers <> '{}'` };

/** The page is found first: what belongs to a post is counted for these alone. */
export const findPosts = (
  db: Db,
  reader: Reader,
  { personId, only: kind, before }: FeedQuery,
  limit: number,
) =>
  db.rows<PostRow>(
    plannedAnew(
      sql`with page as materialized (
            select p.* from feed_posts p where ${isPostShown(reader)}
              ${personId === undefined ? nothing : sql`and p.person_id = ${personId}`}
              ${kind ? only[kind] : nothing}
              ${before === undefined ? nothing : sql`and p.id < ${before}`}
            order by p.id desc limit ${limit})
          select ${columns(reader)} from page p order by p.id desc`,
    ),
  );

export const findPost = (db: Db, reader: Reader, id: number) =>
  db.row<PostRow>(
    sql`select ${columns(reader)} from feed_posts p
        where ${isPostShown(reader)} and p.id = ${id}`,
  );

export const countLikes = (db: Db, organisationId: number, id: number) =>
  db.row<{ likes: number; likesAsOf: number }>(
    sql`select count(*)::int as likes, ${moment} as "likesAsOf" from feed_likes
        where organisation_id = ${organisationId} and post_id = ${id}`,
  );

export const findEventOfPost = async (db: Db, organisationId: number, id: number) =>
  (
    await db.row<{ eventId: number }>(
      sql`select event_id as "eventId" from feed_posts
          where organisation_id = ${organisationId} and id = ${id}`,
    )
  )?.eventId ?? null;

/** Who wrote the post or something under it. */
export const findWriters = async (db: Db, organisationId: number, id: number): Promise<number[]> =>
  (
    await db.rows<{ personId: number }>(
      sql`select person_id as "personId" from feed_posts
          where organisation_id = ${organisationId} and id = ${id}
          union
          select person_id from feed_comments
          where organisation_id = ${organisationId} and post_id = ${id} and person_id is not null`,
    )
  ).map(({ personId }) => personId);
