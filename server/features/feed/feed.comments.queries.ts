import type { Db } from '../../platform/db/db.ts';
import { nothing, type Sql, sql } from '../../platform/db/sql.ts';
import { chatPerson } from '../chat/index.ts';
import type { CommentRow, Reader } from './feed.rows.ts';
import { isShown } from './feed.shown.queries.ts';

const columns: Sql = sql`c.id, c.post_id as "postId", c.parent_id as "parentId",
  c.person_id as "personId",
  (select ${chatPerson} from accounts a where a.id = c.person_id) as author, c.text,
  c.created_at as "createdAt", c.edited_at as "editedAt", c.removed_at as "removedAt",
  c.hidden_at as "hiddenAt"`;

/** What nobody may read keeps its place while somebody else answers it. */
export const findComments = (db: Db, reader: Reader, postId: number, limit: number) =>
  db.rows<CommentRow & { isShown: boolean }>(
    sql`select ${columns}, (c.removed_at is null and ${isShown(reader, sql`c`)}) as "isShown"
        from feed_comments c
        where c.organisation_id = ${reader.organisationId} and c.post_id = ${postId}
        order by c.id limit ${limit}`,
  );

/** With a reader: only if they may see it. */
export const findComment = (db: Db, organisationId: number, id: number, reader?: Reader) =>
  db.row<CommentRow>(
    sql`select ${columns} from feed_comments c
        where c.organisation_id = ${organisationId} and c.id = ${id}
          ${reader ? sql`and ${isShown(reader, sql`c`)}` : nothing}`,
  );

interface NewCommentRow {
  postId: number;
  parentId: number | null;
  personId: number;
  text: string;
  hiddenAt: Date | null;
}

export const insertComment = (
  db: Db,
  organisationId: number,
  { postId, parentId, personId, text, hiddenAt }: NewCommentRow,
  now: Date,
) =>
  db.row<{ id: number }>(
    sql`insert into feed_comments
          (organisation_id, post_id, parent_id, person_id, text, hidden_at, created_at)
        values (${organisationId}, ${postId}, ${parentId}, ${personId}, ${text}, ${hiddenAt}, ${now})
        returning id`,
  );

export const updateComment = (
  db: Db,
  organisationId: number,
  id: number,
  { text, hiddenAt }: Pick<NewCommentRow, 'text' | 'hiddenAt'>,
  now: Date,
) =>
  db.run(
    sql`update feed_comments set text = ${text}, hidden_at = ${hiddenAt}, edited_at = ${now}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const updateCommentHidden = (db: Db, organisationId: number, id: number, at: Date | null) =>
  db.run(
    sql`update feed_comments set hidden_at = ${at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** What has answers keeps its place, without words or writer. */
const removeComments = async (db: Db, organisationId: number, which: Sql, now: Date) => {
  const mine = sql`c.organisation_id = ${organisationId} and ${which}`;
  await db.run(
    sql`update feed_comments c set text = '', person_id = null, removed_at = ${now}
        where ${mine} and exists (select from feed_comments r
          where r.organisation_id = c.organisation_id and r.post_id = c.post_id
            and r.parent_id = c.id)`,
  );
  await db.run(sql`delete from feed_comments c where ${mine} and c.removed_at is null`);
};

export const removeComment = (db: Db, organisationId: number, id: number, now: Date) =>
  removeComments(db, organisationId, sql`c.id = ${id}`, now);

export const removeCommentsOf = (db: Db, organisationId: number, personId: number, now: Date) =>
  removeComments(db, organisationId, sql`c.person_id = ${personId}`, now);
