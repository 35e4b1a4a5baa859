import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { writer } from './blog.queries.ts';
import type { CommentRow } from './blog.rows.ts';

const columns: Sql = sql`c.id, c.post_id as "postId", c.parent_id as "parentId",
  c.person_id as "personId", ${writer(sql`c.person_id`)} as author, c.text,
  c.created_at as "createdAt", c.edited_at as "editedAt", c.removed_at as "removedAt",
  c.hidden_at as "hiddenAt"`;

export const findComments = (db: Db, organisationId: number, postId: number, limit: number) =>
  db.rows<CommentRow>(
    sql`select ${columns} from blog_comments c
        where c.organisation_id = ${organisationId} and c.post_id = ${postId}
        order by c.id limit ${limit}`,
  );

export const findComment = (db: Db, organisationId: number, id: number) =>
  db.row<CommentRow>(
    sql`select ${columns} from blog_comments c
        where c.organisation_id = ${organisationId} and c.id = ${id}`,
  );

/** Nobody says or changes anything else of theirs until the transaction ends. */
export const lockCommenter = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`select pg_advisory_xact_lock(hashtextextended(
          'blog.comments ' || ${organisationId}::text || '.' || ${personId}::text, 0))`,
  );

export const countSince = async (db: Db, organisationId: number, personId: number, since: Date) =>
  (
    await db.row<{ count: number }>(
      sql`select count(*) as count from blog_comments
          where organisation_id = ${organisationId} and person_id = ${personId}
            and created_at > ${since}`,
    )
  )?.count ?? 0;

interface NewCommentRow {
  postId: number;
  parentId: number | null;
  personId: number;
  text: string;
}

export const insertComment = (
  db: Db,
  organisationId: number,
  { postId, parentId, personId, text }: NewCommentRow,
  now: Date,
) =>
  db.row<{ id: number }>(
    sql`insert into blog_comments
          (organisation_id, post_id, parent_id, person_id, text, created_at)
        values (${organisationId}, ${postId}, ${parentId}, ${personId}, ${text}, ${now})
        returning id`,
  );

export const updateText = (db: Db, organisationId: number, id: number, text: string, now: Date) =>
  db.run(
    sql`update blog_comments set text = ${text}, edited_at = ${now}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateRemoved = (db: Db, organisationId: number, id: number, now: Date) =>
  db.run(
    sql`update blog_comments set text = '', removed_at = ${now}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateHidden = (db: Db, organisationId: number, id: number, at: Date | null) =>
  db.run(
    sql`update blog_comments set hidden_at = ${at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );
