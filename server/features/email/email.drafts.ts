import { randomUUID } from 'node:crypto';
import type { Addressee, DraftUpdate, EmailDetail, NewDraft } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { type Addressed, requireAddressees } from './email.addressees.ts';
import { answering, asAddressees, type Filled, knownIn, referencesOf } from './email.answer.ts';
import { cleanMail } from './email.clean.ts';
import { findCopy } from './email.copies.queries.ts';
import { detailOf } from './email.detail.ts';
import {
  deleteRecipients,
  findName,
  findRecipients,
  findSource,
  lockOwn,
  type OwnRow,
  type StoredRecipient,
  updateDraft,
} from './email.drafts.queries.ts';
import { attach } from './email.files.ts';
import { findFilesOf, insertFiles, lockFilesOf } from './email.files.queries.ts';
import {
  insertCopies,
  insertMessage,
  insertRecipients,
  type NewMessage,
  updateCopyText,
} from './email.messages.queries.ts';
import { plainLine } from './email.plain.ts';
import { searchTextOf } from './email.search-text.ts';
import { deleteCopy } from './email.send.queries.ts';
import { removeFiles, sweepThese } from './email.sweep.ts';
import { tellCopies } from './email.tell.ts';

const mostFiles = 20;
const kinds = ['to', 'cc', 'bcc'] as const;
type Lists = Partial<Record<(typeof kinds)[number], readonly Addressed[]>>;

/** Of RFC 5322: never given twice, and it says nothing of who wrote. */
export const newMailId = ({ config }: Work): string =>
  `${randomUUID()}@${config.mailFrom.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost'}`;

/** Each once: who stands openly in a mail is not in it blindly as well. */
function recipientsOf(lists: Lists): StoredRecipient[] {
  const all = kinds.flatMap((kind) => (lists[kind] ?? []).map((one) => ({ kind, ...one })));
  const keyOf = ({ personId, groupKey, address }: Addressed) =>
    `${personId} ${groupKey} ${address?.toLowerCase()}`;
  const seen = new Map(all.toReversed().map((one) => [keyOf(one), one]));
  return all.filter((one) => seen.get(keyOf(one)) === one);
}

export const beginDraft = (work: Work, person: Person, body: NewDraft): Promise<EmailDetail> =>
  work.transaction(async (tx) => {
    const filled = body.answers ? await answering(tx, person, body.answers) : null;
    const known = filled?.known ?? [];
    const lists: Lists = {};
    for (const kind of kinds) {
      const wanted = body[kind];
      const usual = kind === 'bcc' ? [] : (filled?.[kind] ?? []);
      lists[kind] = wanted ? await requireAddressees(tx, person, wanted, known, kind) : usual;
    }
    const made = await insertDraft(work, tx, person, body, filled);
    const html = await takeAlong(tx, person, made.id, filled, work.clock.now());
    const fileIds = body.fileIds ?? [];
    if (fileIds.length > 0) await attach(tx, person, made.id, fileIds, work.clock.now());
    const message = body.message ?? html;
    const words = { subject: body.subject ?? filled?.subject ?? '', message };
    await write(work, tx, person, { ...made, messageId: made.id }, words, filled?.source.pictures);
    await insertRecipients(tx, person.organisationId, made.id, recipientsOf(lists));
    await tellCopies(tx, person.organisationId, person.id, { ids: [made.copyId] });
    return detailOf(tx, person, made.copyId);
  });

async function insertDraft(
  work: Work,
  tx: Tx,
  person: Person,
  { answers }: NewDraft,
  filled: Filled | null,
) {
  const at = work.clock.now();
  const { organisationId, id: authorId } = person;
  const isAnswer = filled !== null && filled.way !== 'forward';
  const message: NewMessage = {
    threadId: isAnswer ? filled.source.threadId : null,
    authorId,
    fromName: await findName(tx, authorId),
    subject: '',
    html: '',
    text: '',
    state: 'draft',
    messageId: newMailId(work),
    inReplyTo: isAnswer ? filled.source.mailId : null,
    referenceIds: isAnswer ? referencesOf(filled.source) : [],
    answersCopyId: answers?.emailId ?? null,
    way: answers?.way ?? null,
    createdAt: at,
  };
  const made = await insertMessage(tx, organisationId, message);
  if (!made) throw new Error('The draft was not made.');
  const copied = { ...made, subject: '', at, searchText: '' };
  const own = { ownerId: authorId, folder: 'draft' as const, isRead: true };
  const [copy] = await insertCopies(tx, organisationId, copied, [own]);
  if (!copy) throw new Error('The draft was not kept.');
  return { ...made, copyId: copy.id, fromName: message.fromName };
}

/** A forward has the files of what it forwards; its words name its own ones. */
async function takeAlong(
  tx: Tx,
  { organisationId, id }: Person,
  messageId: number,
  filled: Filled | null,
  at: Date,
): Promise<string> {
  if (filled?.way !== 'forward') return filled?.html ?? '';
  const files = (await lockFilesOf(tx, organisationId, filled.source.messageId)).slice(
    0,
    mostFiles,
  );
  if (files.length === 0) return filled.html;
  const made = await insertFiles(tx, organisationId, id, messageId, files, at);
  const ids = made.map((file) => file.id).toSorted((one, other) => one - other);
  const anew = new Map(files.map((file, place) => [`${file.id}`, ids[place]]));
  return filled.html.replace(
    / data-file="(\d+)"/g,
    (_match, old: string) => ` data-file="${anew.get(old) ?? 0}"`,
  );
}

export type Draft = Pick<OwnRow, 'copyId' | 'messageId' | 'fromName'>;

/** Cleaned as it is written; the files that stand in it are its own. */
async function write(
  work: Work,
  tx: Tx,
  { organisationId }: Person,
  { messageId, fromName }: Draft,
  { subject, message }: { subject: string; message: string },
  pictures: readonly string[] = [],
): Promise<void> {
  const files = await findFilesOf(tx, organisationId, messageId);
  const cleaned = cleanMail(message, {
    pictures,
    files: new Map(files.map(({ id }) => [`${id}`, id])),
  });
  const line = plainLine(subject, 500);
  await updateDraft(tx, organisationId, messageId, { ...cleaned, subject: line });
  const searchText = searchTextOf({ subject: line, people: [fromName], text: cleaned.text });
  await updateCopyText(tx, organisationId, messageId, {
    subject: line,
    searchText,
    at: work.clock.now(),
  });
}

/** A draft of this person's; somebody else's, or a mail that was sent, is none. */
export async function lockDraft(tx: Tx, person: Person, copyId: number): Promise<OwnRow> {
  const draft = await lockOwn(tx, person.organisationId, person.id, copyId);
  if (!draft || draft.state !== 'draft') throw problem('not_found');
  return draft;
}

/** Who may be answered because of the mail a draft answers. */
async function knownTo(db: Db, person: Person, { answersCopyId }: OwnRow) {
  if (answersCopyId === null) return [];
  const { organisationId, id } = person;
  const copy = await findCopy(db, organisationId, id, answersCopyId);
  const source = copy && (await findSource(db, organisationId, copy.messageId));
  return source ? knownIn(source, await findRecipients(db, organisationId, source.messageId)) : [];
}

export const saveDraft = (
  work: Work,
  person: Person,
  copyId: number,
  update: DraftUpdate,
): Promise<EmailDetail> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const draft = await lockDraft(tx, person, copyId);
    if (draft.version !== update.version) throw problem('email.draft_changed');
    if (update.fileIds) {
      await attach(tx, person, draft.messageId, update.fileIds, work.clock.now());
    }
    await readdress(tx, person, draft, update);
    const { subject = draft.subject, message = draft.html } = update;
    await write(work, tx, person, draft, { subject, message }, draft.pictures);
    await tellCopies(tx, organisationId, person.id, { ids: [copyId] });
    return detailOf(tx, person, copyId);
  });

/** What was not said stays as it was, also where somebody could not be written to any more. */
async function readdress(tx: Tx, person: Person, draft: OwnRow, update: DraftUpdate) {
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

/** For good; its files go from the disk once nothing else names them. */
export async function discardDraft(work: Work, person: Person, copyId: number): Promise<void> {
  const { organisationId, id } = person;
  const files = await work.transaction(async (tx) => {
    const { messageId } = await lockDraft(tx, person, copyId);
    await deleteCopy(tx, organisationId, copyId);
    await tellCopies(tx, organisationId, id, { goneIds: [copyId] });
    return sweepThese(tx, organisationId, [messageId]);
  });
  await removeFiles(work, files);
}
