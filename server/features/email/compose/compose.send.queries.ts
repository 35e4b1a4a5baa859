import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { type GroupKey, isInGroup } from './compose.addressees.queries.ts';
import type { CopiedMessage } from '../email.messages.queries.ts';
import type { MessageState } from '../email.rows.ts';
import { plainWords } from '../../../platform/search/sought-words.ts';

export const updateState = (
  db: Db,
  organisationId: number,
  messageId: number,
  state: MessageState,
  { leavesAt = null, sentAt = null }: { leavesAt?: Date | null; sentAt?: Date | null },
) =>
  db.run(
    sql`update email_messages set state = ${state}, leaves_at = ${leavesAt}, sent_at = ${sentAt},
          version = version + 1
        where organisation_id = ${organisationId} and id = ${messageId}`,
  );

export const deleteCopy = (db: Db, organisationId: number, copyId: number) =>
  db.run(
    sql`delete from email_copies where organisation_id = ${organisationId} and id = ${copyId}`,
  );

export const updateFolder = (
  db: Db,
  organisationId: number,
  copyId: number,
  folder: 'draft' | 'sent',
) =>
  db.run(
    sql`update email_copies set folder = ${folder}, trashed_from = null
        where organisation_id = ${organisationId} and id = ${copyId}`,
  );

/** Locked until this transaction ends; null once it is gone. */
export const lockMessage = (db: Db, organisationId: number, messageId: number) =>
  db.row<LeavingRow>(
    sql`select id, thread_id as "threadId", author_id as "authorId", from_name as "fromName", state,
               subject, text, leaves_at as "leavesAt"
        from email_messages where organisation_id = ${organisationId} and id = ${messageId}
        for no key update`,
  );

export interface LeavingRow {
  id: number;
  threadId: number;
  authorId: number | null;
  fromName: string;
  state: MessageState;
  subject: string;
  text: string;
  leavesAt: Date | null;
}

/** Every member it goes to, by name or in a group, has a copy: one statement, however many. */
export const copyToMembers = (
  db: Db,
  organisationId: number,
  { id, threadId, subject, at, searchText }: CopiedMessage,
  authorId: number | null,
  groups: readonly GroupKey[],
) => {
  const inGroups = groups.reduce<Sql>(
    (all, group) => sql`${all} or ${isInGroup(organisationId, group)}`,
    sql`false`,
  );
  return db.rows<{ id: number; ownerId: number }>(
    sql`insert into email_copies (organisation_id, owner_id, message_id, thread_id, folder, is_read,
          subject, search_text, at)
        select ${organisationId}, m.person_id, ${id}, ${threadId}, 'inbox', false, ${subject},
               ${plainWords(searchText)}, ${at}
        from organisations_members m
        where m.organisation_id = ${organisationId} and m.removed_at is null
          and m.deactivated_at is null and m.person_id is distinct from ${authorId}
          and (m.person_id in (select person_id from email_recipients
                 where organisation_id = ${organisationId} and message_id = ${id}
                   and person_id is not null)
            or ${inGroups})
        order by m.person_id
        on conflict (organisation_id, owner_id, message_id) do nothing
        returning id, owner_id as "ownerId"`,
  );
};

export const findGroupKeys = async (db: Db, organisationId: number, messageId: number) =>
  (
    await db.rows<{ key: string }>(
      sql`select group_key as key from email_recipients where organisation_id = ${organisationId}
            and message_id = ${messageId} and group_key is not null`,
    )
  ).map(({ key }) => key);

/** One at a time for one writer, so that two sends count each other. */
export const lockSending = (db: Db, organisationId: number, authorId: number) =>
  db.row(
    sql`select pg_advisory_xact_lock(hashtextextended(${`email.sending ${organisationId} ${authorId}`}, 0))`,
  );

/** Addresses outside that somebody wrote to since then. */
export const countOutside = async (db: Db, organisationId: number, authorId: number, since: Date) =>
  (
    await db.row<{ count: number }>(
      sql`select count(*)::int as count from email_messages m
          join email_recipients r on r.organisation_id = m.organisation_id and r.message_id = m.id
            and r.address is not null and r.person_id is null
          where m.organisation_id = ${organisationId} and m.author_id = ${authorId}
            and m.state in ('leaving', 'sent') and coalesce(m.sent_at, m.created_at) > ${since}`,
    )
  )?.count ?? 0;

/** What should have left by now and did not: its job is lost. */
export const findOverdue = (db: Db, before: Date, limit: number) =>
  db.rows<{ organisationId: number; messageId: number; leavesAt: Date }>(
    sql`select organisation_id as "organisationId", id as "messageId", leaves_at as "leavesAt"
        from email_messages where state = 'leaving' and leaves_at < ${before}
        order by leaves_at limit ${limit}`,
  );
