import type { EmailRow, Folder, Label } from '@plenum/contract';

type RecipientKind = 'to' | 'cc' | 'bcc';
export type OutsideState = 'waiting' | 'sent' | 'kept' | 'failed';
export type MessageState = 'draft' | 'leaving' | 'sent' | 'received';

/** Somebody as a mail names them, with what their account says today while they are a member. */
export interface PartyRow {
  personId: number | null;
  name: string;
  /** As it was typed or came in; empty for a colleague who was picked. */
  address: string;
  /** Of their account. */
  ownAddress: string;
  avatar: string | null;
  groupKey: string | null;
}

export interface RecipientRow extends PartyRow {
  kind: RecipientKind;
  state: 'inside' | OutsideState;
  error: string | null;
}

/** Somebody's copy with what a line of a list says of it. */
export interface LineRow {
  id: number;
  organisationId: number;
  ownerId: number;
  ownerRole: 'admin' | 'client';
  messageId: number;
  threadId: number;
  /** Who wrote it, also when they are no member any more. */
  authorId: number | null;
  state: MessageState;
  folder: Folder;
  isRead: boolean;
  isStarred: boolean;
  labels: Label[];
  at: Date;
  subject: string;
  snippet: string;
  sender: PartyRow;
  /** The first three. */
  recipients: RecipientRow[];
  outsideStates: OutsideState[];
  attachments: number;
  inThread: EmailRow['inThread'];
}

export interface FileRow {
  id: number;
  name: string;
  type: string;
  size: number;
  width: number | null;
  height: number | null;
}

/** With everything in it; all its recipients, blind ones too: the view decides what leaves. */
export interface DetailRow extends LineRow {
  html: string;
  pictures: number;
  files: FileRow[];
  leavesAt: Date | null;
  answersCopyId: number | null;
  version: number;
}

/** What decides over a copy. */
export interface CopyRow {
  id: number;
  organisationId: number;
  ownerId: number;
  messageId: number;
  threadId: number;
  folder: Folder;
  authorId: number | null;
  state: MessageState;
  version: number;
}
