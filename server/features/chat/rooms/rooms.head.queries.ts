import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Where a conversation is, as told by its row. */
export interface Place {
  organisationId: number;
  id: number;
}

export interface HeadRow {
  sequence: number;
  slowSeconds: number;
  isPaused: boolean;
  followersOnly: boolean;
}

/** Nobody else takes a number of this conversation until the transaction ends. */
export const lockHead = (db: Db, { organisationId, id }: Place) =>
  db.row<HeadRow>(
    sql`select sequence, slow_seconds as "slowSeconds", is_paused as "isPaused",
               followers_only as "followersOnly"
        from chat_conversations
        where organisation_id = ${organisationId} and id = ${id} and archived_at is null
        for no key update`,
  );

export const moveHead = (db: Db, { organisationId, id }: Place, sequence: number) =>
  db.run(
    sql`update chat_conversations set sequence = ${sequence}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Where a line is new, it is also what was said last. */
export const moveHeadAndLast = (
  db: Db,
  { organisationId, id }: Place,
  sequence: number,
  last: { id: number; at: Date },
) =>
  db.run(
    sql`update chat_conversations
        set sequence = ${sequence}, last_line_id = ${last.id}, last_line_at = ${last.at}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** What was said last, for lists; a line from before that only shows now is not it. */
export const setLastLine = (
  db: Db,
  { organisationId, id }: Place,
  line: { id: number; sequence: number; at: Date },
) =>
  db.run(
    sql`update chat_conversations c set last_line_id = ${line.id}, last_line_at = ${line.at}
        where c.organisation_id = ${organisationId} and c.id = ${id}
          and not exists (select from chat_lines l where l.organisation_id = c.organisation_id
            and l.id = c.last_line_id and l.sequence > ${line.sequence})`,
  );

/** Lines that changed, each with its number. */
export const numberLines = (
  db: Db,
  { organisationId, id }: Place,
  lines: readonly { id: number; sequence: number }[],
) =>
  db.run(
    sql`update chat_lines l set changed = n.changed
        from unnest(${lines.map((line) => line.id)}::bigint[],
                    ${lines.map((line) => line.sequence)}::bigint[]) as n(id, changed)
        where l.organisation_id = ${organisationId} and l.conversation_id = ${id} and l.id = n.id`,
  );

/** A root tells how many lines its thread shows. */
export const countReplies = (db: Db, { organisationId, id }: Place, rootIds: readonly number[]) =>
  db.run(
    sql`update chat_lines l set replies = (
          select count(*) from chat_lines r where r.organisation_id = l.organisation_id
            and r.thread_id = l.id and r.state = 'shown')
        where l.organisation_id = ${organisationId} and l.conversation_id = ${id}
          and l.id = any(${rootIds})`,
  );

/** Who hears a direct or group conversation, and from where on. */
export const findHearers = (db: Db, { organisationId, id }: Place) =>
  db.rows<{ personId: number; standing: string; joinedSequence: number }>(
    sql`select person_id as "personId", standing, joined_sequence as "joinedSequence"
        from chat_members
        where organisation_id = ${organisationId} and conversation_id = ${id}
          and standing in ('member', 'asked', 'invited')`,
  );
