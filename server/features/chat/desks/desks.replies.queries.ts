import type { SavedReply, SavedReplyInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

const columns = sql`id, title, text`;

export const findReplies = (db: Db, organisationId: number, eventId: number) =>
  db.rows<SavedReply>(
    sql`select ${columns} from chat_replies
        where organisation_id = ${organisationId} and event_id = ${eventId}
        order by lower(title), id`,
  );

export const countReplies = async (db: Db, organisationId: number, eventId: number) =>
  (
    await db.row<{ count: number }>(
      sql`select count(*)::int as count from chat_replies
          where organisation_id = ${organisationId} and event_id = ${eventId}`,
    )
  )?.count ?? 0;

export const insertReply = (
  db: Db,
  organisationId: number,
  eventId: number,
  { title, text }: SavedReplyInput,
) =>
  db.row<SavedReply>(
    sql`insert into chat_replies (organisation_id, event_id, title, text)
        values (${organisationId}, ${eventId}, ${title}, ${text}) returning ${columns}`,
  );

export interface WhichReply {
  organisationId: number;
  eventId: number;
  id: number;
}

export const updateReply = (
  db: Db,
  { organisationId, eventId, id }: WhichReply,
  { title, text }: SavedReplyInput,
) =>
  db.row<SavedReply>(
    sql`update chat_replies set title = ${title}, text = ${text}
        where organisation_id = ${organisationId} and event_id = ${eventId} and id = ${id}
        returning ${columns}`,
  );

export const deleteReply = async (db: Db, { organisationId, eventId, id }: WhichReply) =>
  (await db.run(
    sql`delete from chat_replies
        where organisation_id = ${organisationId} and event_id = ${eventId} and id = ${id}`,
  )) > 0;
