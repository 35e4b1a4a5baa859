import type { Folder } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { MessageState, RecipientRow } from './email.rows.ts';
import { plainWords } from '../../platform/search/sought-words.ts';

export interface NewMessage {
  /** Null: it begins a thread. */
  threadId: number | null;
  authorId: number | null;
  fromName: string;
  /** Empty for a colleague's. */
  fromAddress?: string;
  subject: string;
  html: string;
  text: string;
  /** Addresses of what it wants from elsewhere, by their number. */
  pictures?: readonly string[];
  state: MessageState;
  /** Of RFC 5322, without its brackets. */
  messageId: string;
  inReplyTo?: string | null;
  referenceIds?: readonly string[];
  answersCopyId?: number | null;
  way?: 'reply' | 'replyAll' | 'forward' | null;
  leavesAt?: Date | null;
  createdAt: Date;
  sentAt?: Date | null;
}

/** Null where its Message-ID is there already. */
export const insertMessage = (db: Db, organisationId: number, message: NewMessage) =>
  db.row<{ id: number; threadId: number }>(
    sql`insert into email_messages (id, organisation_id, thread_id, author_id, from_name,
          from_address, subject, html, text, pictures, state, message_id, in_reply_to,
          reference_ids, answers_copy_id, way, leaves_at, created_at, sent_at)
        overriding system value
        select made.id, ${organisationId}, coalesce(${message.threadId}::bigint, made.id),
          ${message.authorId}, ${message.fromName}, ${message.fromAddress ?? ''},
          ${message.subject}, ${message.html}, ${message.text}, ${message.pictures ?? []},
          ${message.state}, ${message.messageId}, ${message.inReplyTo ?? null},
          ${message.referenceIds ?? []}, ${message.answersCopyId ?? null}, ${message.way ?? null},
          ${message.leavesAt ?? null}, ${message.createdAt}, ${message.sentAt ?? null}
        from (select nextval(pg_get_serial_sequence('email_messages', 'id')) as id) made
        on conflict (organisation_id, message_id) do nothing
        returning id, thread_id as "threadId"`,
  );

export interface NewRecipient {
  kind: RecipientRow['kind'];
  personId?: number | null;
  groupKey?: string | null;
  name: string;
  /** As it was typed, or came in. */
  address?: string | null;
  state?: RecipientRow['state'];
}

/** In this order; of a message that has none yet. */
export const insertRecipients = (
  db: Db,
  organisationId: number,
  messageId: number,
  recipients: readonly NewRecipient[],
) =>
  db.run(
    sql`insert into email_recipients (organisation_id, message_id, position, kind, person_id,
          group_key, name, address, state)
        select ${organisationId}, ${messageId}, place, kind, person, group_key, name, address, state
        from unnest(${recipients.map(({ kind }) => kind)}::text[],
          ${recipients.map(({ personId }) => personId ?? null)}::bigint[],
          ${recipients.map(({ groupKey }) => groupKey ?? null)}::text[],
          ${recipients.map(({ name }) => name)}::text[],
          ${recipients.map(({ address }) => address ?? null)}::text[],
          ${recipients.map(({ state }) => state ?? 'inside')}::text[])
          with ordinality as r(kind, person, group_key, name, address, state, place)`,
  );

export interface NewCopy {
  ownerId: number;
  folder: Folder;
  isRead: boolean;
}

export interface CopiedMessage {
  id: number;
  threadId: number;
  subject: string;
  at: Date;
  /** Made by `searchTextOf`. */
  searchText: string;
}

/** One for each owner; who has one keeps it. */
export const insertCopies = (
  db: Db,
  organisationId: number,
  { id, threadId, subject, at, searchText }: CopiedMessage,
  copies: readonly NewCopy[],
) =>
  db.rows<{ id: number; ownerId: number }>(
    sql`insert into email_copies (organisation_id, owner_id, message_id, thread_id, folder,
          is_read, subject, search_text, at)
        select ${organisationId}, owner, ${id}, ${threadId}, folder, is_read, ${subject},
               ${plainWords(searchText)}, ${at}
        from unnest(${copies.map(({ ownerId }) => ownerId)}::bigint[],
          ${copies.map(({ folder }) => folder)}::text[],
          ${copies.map(({ isRead }) => isRead)}::boolean[]) as c(owner, folder, is_read)
        on conflict (organisation_id, owner_id, message_id) do nothing
        returning id, owner_id as "ownerId"`,
  );

/** Of a draft, when what it says has changed. */
export const updateCopyText = (
  db: Db,
  organisationId: number,
  messageId: number,
  { subject, searchText, at }: Pick<CopiedMessage, 'subject' | 'searchText' | 'at'>,
) =>
  db.run(
    sql`update email_copies set subject = ${subject}, search_text = ${plainWords(searchText)}, at = ${at}
        where organisation_id = ${organisationId} and message_id = ${messageId}`,
  );
