import type { EmailCounts } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** What is unread in the inbox and in spam, and every draft, of each of these owners. */
export const findCounts = (db: Db, organisationId: number, ownerIds: readonly number[]) =>
  db.rows<EmailCounts & { ownerId: number }>(
    sql`select o.id as "ownerId",
          (select count(*)::int from email_copies where organisation_id = ${organisationId}
             and owner_id = o.id and folder = 'inbox' and not is_read) as inbox,
          (select count(*)::int from email_copies where organisation_id = ${organisationId}
             and owner_id = o.id and folder = 'draft') as draft,
          (select count(*)::int from email_copies where organisation_id = ${organisationId}
             and owner_id = o.id and folder = 'spam' and not is_read) as spam
        from unnest(${ownerIds}::bigint[]) o(id)`,
  );

export async function countsOf(
  db: Db,
  organisationId: number,
  ownerId: number,
): Promise<EmailCounts> {
  const [counts] = await findCounts(db, organisationId, [ownerId]);
  return { inbox: counts?.inbox ?? 0, draft: counts?.draft ?? 0, spam: counts?.spam ?? 0 };
}
