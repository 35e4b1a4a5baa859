import type { Db } from '../../platform/db/db.ts';
import { nothing, type Sql, sql } from '../../platform/db/sql.ts';
import { takesPart } from '../events/index.ts';
import { isWrittenForThem, type Sight } from './feed.shown.queries.ts';

const excerptLength = 160;

/** Whoever takes them tells them, on however many nodes it is tried. */
export const takeLikes = (db: Db, limit: number) =>
  db.rows<{ organisationId: number; postId: number }>(
    sql`with taken as (
          select organisation_id, post_id, person_id from feed_likes where not is_told
          limit ${limit} for no key update skip locked),
        told as (
          update feed_likes l set is_told = true from taken t
          where l.organisation_id = t.organisation_id and l.post_id = t.post_id
            and l.person_id = t.person_id
          returning l.organisation_id, l.post_id)
        select distinct organisation_id as "organisationId", post_id as "postId" from told
        order by 1, 2`,
  );

export interface TakenComments {
  organisationId: number;
  postId: number;
  parentId: number | null;
  ids: number[];
}

/** What is held back is told when it is released. By what they answer. */
export const takeComments = (db: Db, limit: number) =>
  db.rows<TakenComments>(
    sql`with taken as (
          select organisation_id, id from feed_comments
          where not is_told and hidden_at is null and removed_at is null
          limit ${limit} for no key update skip locked),
        told as (
          update feed_comments c set is_told = true from taken t
          where c.organisation_id = t.organisation_id and c.id = t.id
          returning c.organisation_id, c.post_id, c.parent_id, c.id)
        select organisation_id as "organisationId", post_id as "postId", parent_id as "parentId",
          array_agg(id) as ids
        from told group by 1, 2, 3 order by 1, 2, 3 nulls first`,
  );

export interface WriterSight extends Sight {
  isAround: boolean;
}

/** How somebody who wrote there sees others, whatever order they keep. */
export const findSight = (db: Db, organisationId: number, eventId: number, personId: number) =>
  db.row<WriterSight>(
    sql`select m.organisation_id as "organisationId", m.person_id as id, m.role,
          ${eventId}::bigint as "eventId", false as "isModerator",
          (m.removed_at is null and m.deactivated_at is null and (m.role = 'admin'
            or ${takesPart(sql`m.person_id`, organisationId, eventId)})) as "isAround"
        from organisations_members m
        where m.organisation_id = ${organisationId} and m.person_id = ${personId}`,
  );

export interface Deed {
  personId: number;
  fullName: string;
  text: string;
  /** How many people did so by now. */
  people: number;
  id: number;
}

const nameOf = (person: Sql): Sql =>
  sql`(select coalesce(nullif(a.full_name, ''), a.username) from accounts a where a.id = ${person})`;

const by = (sight: Sight, row: Sql): Sql =>
  sql`${row}.person_id <> ${sight.id} and ${isWrittenForThem(sight, row)}`;

/** Who likes it: the latest, and how many. */
export const findLikers = (db: Db, sight: Sight, postId: number) =>
  db.row<Deed>(
    sql`select l.person_id as "personId", l.person_id as id, ${nameOf(sql`l.person_id`)} as "fullName",
          left(p.text, ${excerptLength}) as text, (count(*) over ())::int as people
        from feed_likes l
        join feed_posts p on p.organisation_id = l.organisation_id and p.id = l.post_id
        where l.organisation_id = ${sight.organisationId} and l.post_id = ${postId}
          and ${by(sight, sql`l`)}
        order by l.at desc, l.person_id limit 1`,
  );

/** Who said something there, or in answer to one comment: the latest of these, and how many people. */
export const findSpeakers = (
  db: Db,
  sight: Sight,
  { postId, parentId, ids }: Omit<TakenComments, 'organisationId'>,
  isAnswered: boolean,
) =>
  db.row<Deed>(
    sql`with said as (
          select c.id, c.person_id, c.text from feed_comments c
          where c.organisation_id = ${sight.organisationId} and c.post_id = ${postId}
            ${isAnswered ? sql`and c.parent_id = ${parentId}` : nothing}
            and c.hidden_at is null and c.removed_at is null and ${by(sight, sql`c`)})
        select said.person_id as "personId", said.id, ${nameOf(sql`said.person_id`)} as "fullName",
          left(said.text, ${excerptLength}) as text,
          (select count(distinct person_id)::int from said) as people
        from said where said.id = any(${ids}) order by said.id desc limit 1`,
  );

export const findWriterOfComment = async (db: Db, organisationId: number, id: number) =>
  (
    await db.row<{ personId: number | null }>(
      sql`select person_id as "personId" from feed_comments
          where organisation_id = ${organisationId} and id = ${id} and removed_at is null`,
    )
  )?.personId ?? null;

/** Hidden posts are not talked about. */
export const findToldPost = (db: Db, organisationId: number, id: number) =>
  db.row<{ eventId: number; personId: number }>(
    sql`select event_id as "eventId", person_id as "personId" from feed_posts
        where organisation_id = ${organisationId} and id = ${id} and hidden_at is null`,
  );
