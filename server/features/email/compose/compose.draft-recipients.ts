import type { Addressee, DraftUpdate } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx } from '../../../platform/work.ts';
import { type Addressed, requireAddressees } from './compose.addressees.ts';
import { asAddressees, knownIn } from './compose.answer.ts';
import { findCopy } from '../email.copies.queries.ts';
import {
  deleteRecipients,
  findRecipients,
  findSource,
  type OwnRow,
  type StoredRecipient,
} from './compose.drafts.queries.ts';
import { insertRecipients } from '../email.messages.queries.ts';

export const kinds = ['to', 'cc', 'bcc'] as const;
export type Lists = Partial<Record<(typeof kinds)[number], readonly Addressed[]>>;

/** Each once: who stands openly in a mail is not in it blindly as well. */
export function recipientsOf(lists: Lists): StoredRecipient[] {
  const all = kinds.flatMap((kind) => (lists[kind] ?? []).map((one) => ({ kind, ...one })));
  const keyOf = ({ personId, groupKey, address }: Addressed) =>
    `${personId} ${groupKey} ${address?.toLowerCase()}`;
  const seen = new Map(all.toReversed().map((one) => [keyOf(one), one]));
  return all.filter((one) => seen.get(keyOf(one)) === one);
}

/** Who may be answered because of the mail a draft answers. */
async function knownTo(db: Db, person: Person, { answersCopyId }: OwnRow) {
  if (answersCopyId === null) return [];
  const { organisationId, id } = person;
  const copy = await findCopy(db, organisationId, id, answersCopyId);
  const source = copy && (await findSource(db, organisationId, copy.messageId));
  return source ? knownIn(source, await findRecipients(db, organisationId, source.messageId)) : [];
}

/** What was not said stays as it was, also where somebody could not be written to any more. */
export async function readdress(tx: Tx, person: Person, draft: OwnRow, update: DraftUpdate) {
  if (!kinds.some((kind) => update[kind])) return;
  const { organisationId } = person;
  const stored = await findRecipients(tx, organisationId, draft.messageId);
  const known = await knownTo(tx, person, draft);
  const lists: Lists = {};
  for (const kind of kinds) {
    const wanted = update[kind];
    lists[kind] = wanted
      ? await requireAddressees(tx, person, wanted, known, kind)
      : stored.filter((one) => one.kind === kind);
  }
  await deleteRecipients(tx, organisationId, draft.messageId);
  await insertRecipients(tx, organisationId, draft.messageId, recipientsOf(lists));
}

/** Whom a draft goes to, as they may be written to now. */
export async function readdressed(
  tx: Tx,
  person: Person,
  draft: OwnRow,
): Promise<StoredRecipient[]> {
  const { organisationId } = person;
  const stored = await findRecipients(tx, organisationId, draft.messageId);
  const known = await knownTo(tx, person, draft);
  const lists: Lists = {};
  for (const kind of kinds) {
    const wanted: Addressee[] = asAddressees(stored.filter((one) => one.kind === kind));
    lists[kind] = await requireAddressees(tx, person, wanted, known, kind);
  }
  return recipientsOf(lists);
}
