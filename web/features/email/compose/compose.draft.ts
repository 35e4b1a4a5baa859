import type { DraftUpdate, EmailDetail } from '@plenum/contract';
import { type Addressed, asAddressee, ofParty } from '../../../ui/addressees/addressed.ts';
import { joinMessage, splitMessage } from './compose.quote.ts';

export interface KeptFile {
  id: number;
  name: string;
  bytes: number;
}

/** A mail as it is being written. */
export interface Draft {
  to: readonly Addressed[];
  cc: readonly Addressed[];
  bcc: readonly Addressed[];
  subject: string;
  own: string;
  quote: string;
  files: readonly KeptFile[];
}

export const addresseeFields = ['to', 'cc', 'bcc'] as const;
export type AddresseesName = (typeof addresseeFields)[number];

/** What the panel has to know of it. */
export type WrittenEmail = Pick<
  EmailDetail,
  'id' | 'version' | 'inReplyTo' | 'to' | 'cc' | 'bcc' | 'subject' | 'message' | 'files'
>;

export const draftOf = ({ to, cc, bcc, subject, message, files }: WrittenEmail): Draft => ({
  to: to.map(ofParty),
  cc: cc.map(ofParty),
  bcc: bcc.map(ofParty),
  subject,
  ...splitMessage(message),
  files: files.map(({ id, fileName, bytes }) => ({ id, name: fileName, bytes })),
});

export const asUpdate = (draft: Draft, version: number): DraftUpdate => ({
  version,
  to: draft.to.map(asAddressee),
  cc: draft.cc.map(asAddressee),
  bcc: draft.bcc.map(asAddressee),
  subject: draft.subject,
  message: joinMessage(draft),
  fileIds: draft.files.map(({ id }) => id),
});

/** Nobody would miss it. */
export const isEmptyDraft = ({ to, cc, bcc, subject, own, quote, files }: Draft): boolean =>
  [to, cc, bcc, files].every((all) => all.length === 0) &&
  subject.trim() === '' &&
  own.replace(/<[^>]*>/g, '').trim() === '' &&
  quote === '';
