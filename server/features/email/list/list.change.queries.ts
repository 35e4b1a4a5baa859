import type { EmailUpdate, Label } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { Owner } from './list.filter.ts';

const these = ({ organisationId, id }: Owner, ids: readonly number[]): Sql =>
  sql`organisation_id = ${organisationId} and owner_id = ${id} and id = any(${ids})`;

/** What goes to the trash remembers where it was. */
export const updateCopies = (
  db: Db,
  owner: Owner,
  ids: readonly number[],
  { isRead, isStarred, folder }: EmailUpdate['dataToUpdate'],
) =>
  db.run(
    sql`update email_copies set
          is_read = coalesce(${isRead}, is_read),
          is_starred = coalesce(${isStarred}, is_starred),
          trashed_from = case when ${folder ?? null}::text is null then trashed_from
                              when ${folder ?? null} <> 'trash' then null
                              when folder = 'trash' then trashed_from else folder end,
          folder = coalesce(${folder}, folder)
        where ${these(owner, ids)}`,
  );

/** Null: taken from who has it, put on who lacks it. */
export const updateLabel = (
  db: Db,
  owner: Owner,
  ids: readonly number[],
  label: Label,
  isSet: boolean | null,
) =>
  db.run(
    sql`update email_copies set labels = case
          when coalesce(${isSet}, not labels @> array[${label}::text])
            then array_append(array_remove(labels, ${label}), ${label})
          else array_remove(labels, ${label}) end
        where ${these(owner, ids)}`,
  );

export const restoreCopies = (db: Db, owner: Owner, ids: readonly number[]) =>
  db.run(
    sql`update email_copies set folder = coalesce(trashed_from, 'inbox'), trashed_from = null
        where ${these(owner, ids)} and folder = 'trash'`,
  );

export interface DeletedCopy {
  id: number;
  messageId: number;
  threadId: number;
}

export const deleteCopies = (db: Db, owner: Owner, ids: readonly number[]) =>
  db.rows<DeletedCopy>(
    sql`delete from email_copies where ${these(owner, ids)}
        returning id, message_id as "messageId", thread_id as "threadId"`,
  );

/** So many at a time. */
export const deleteTrashed = (db: Db, { organisationId, id }: Owner, limit: number) =>
  db.rows<DeletedCopy>(
    sql`delete from email_copies where organisation_id = ${organisationId} and id in (
          select id from email_copies where organisation_id = ${organisationId}
            and owner_id = ${id} and folder = 'trash' order by id limit ${limit} for no key update)
        returning id, message_id as "messageId", thread_id as "threadId"`,
  );
