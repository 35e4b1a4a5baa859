import type { EmailDetail, NewDraft } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { requireAddressees } from './compose.addressees.ts';
import { answering, type Filled, referencesOf } from './compose.answer.ts';
import { detailOf } from '../reader/reader.detail.ts';
import { kinds, type Lists, recipientsOf } from './compose.draft-recipients.ts';
import { writeDraft } from './compose.draft-words.ts';
import { findName } from './compose.drafts.queries.ts';
import { attach } from '../files/files.ts';
import { insertFiles, lockFilesOf } from '../files/files.queries.ts';
import { newMailId } from '../outside/outside.mail-id.ts';
import {
  insertCopies,
  insertMessage,
  insertRecipients,
  type NewMessage,
} from '../email.messages.queries.ts';
import { tellCopies } from '../email.tell.ts';

const mostFiles = 20;

export const beginDraft = (work: Work, person: Person, body: NewDraft): Promise<EmailDetail> =>
  work.transaction((tx) => begin(work, tx, person, body));

async function begin(work: Work, tx: Tx, person: Person, body: NewDraft): Promise<EmailDetail> {
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
  await writeDraft(
    work,
    tx,
    person,
    { ...made, messageId: made.id },
    words,
    filled?.source.pictures,
  );
  await insertRecipients(tx, person.organisationId, made.id, recipientsOf(lists));
  await tellCopies(tx, person.organisationId, person.id, { ids: [made.copyId] });
  return detailOf(tx, person, made.copyId);
}

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
