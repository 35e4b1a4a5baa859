import { isAbsolute } from 'node:path';
import { apart } from '../../../platform/apart/apart.ts';
import { isRefusal, ProblemError } from '../../../platform/http/problem.ts';
import { networkOf } from '../../../platform/http/limits.ts';
import { openSmtpDoor, type SmtpDoor, SmtpRefusal } from '../../../platform/mail/smtp-door.ts';
import { turnsOf } from '../../../platform/turns.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { keepShared, type KeptFile, removeShared } from '../../files/index.ts';
import { cleanInTurn } from '../reader/reader.clean-in-turn.ts';
import { htmlOf } from '../reader/reader.clean.ts';
import { insertFiles } from '../files/files.queries.ts';
import {
  findByMailId,
  findInbox,
  type Inbox,
  type SameRow,
  updateHtml,
} from './outside.inbound.queries.ts';
import { insertCopies, insertMessage, insertRecipients } from '../email.messages.queries.ts';
import { noticeArrived } from '../email.notices.ts';
import type { Parsed, parseMail } from './outside.parsed.ts';
import { readReplyAddress } from './outside.reply-address.ts';
import { searchTextOf } from '../compose/compose.search-text.ts';
import { tellMany } from '../email.tell.ts';

const inTurn = turnsOf({ atOnce: 2, most: 50, mostEach: 50 });
const readMail = apart<typeof parseMail>('email.mail', 'malformed');

/** Opened only where the operator says on which port; takes answers to what people here wrote. */
export async function openInbound(work: Work): Promise<SmtpDoor | null> {
  const { inboundPort, inboundHost } = work.config;
  if (inboundPort === null) return null;
  return openSmtpDoor({
    host: inboundHost,
    port: inboundPort,
    log: work.log,
    admit: (address) => admit(work, address),
    accept: async (address) => void (await requireInbox(work, address)),
    take: (raw, to) => inTurn(to[0] ?? '', () => take(work, raw, to)),
  });
}

async function admit({ limits }: Work, address: string): Promise<void> {
  try {
    await limits.spend('post', networkOf(address));
  } catch (error) {
    if (error instanceof ProblemError)
      throw new SmtpRefusal(421, '4.7.0 Too many from where you are');
    throw error;
  }
}

/** There are no other addresses: nothing is passed on, and nobody can be guessed. */
async function requireInbox(work: Work, address: string): Promise<Inbox> {
  const answered = readReplyAddress(work.config, address);
  const inbox = answered && (await findInbox(work.db, answered));
  if (!inbox) throw new SmtpRefusal(550, '5.1.1 Nobody is under this address');
  return inbox;
}

async function take(work: Work, raw: Uint8Array, to: readonly string[]): Promise<void> {
  const mail = await parsed(raw);
  if (mail.isLoop) throw new SmtpRefusal(554, '5.4.6 This mail goes round in circles');
  const inboxes = await Promise.all(to.map((address) => requireInbox(work, address)));
  const houses = new Set(inboxes.map(({ organisationId }) => organisationId));
  for (const organisationId of houses) {
    const here = inboxes.filter((one) => one.organisationId === organisationId);
    await receive(work, organisationId, mail, here);
  }
}

async function parsed(raw: Uint8Array): Promise<Parsed> {
  try {
    return await readMail('inbound', raw);
  } catch {
    throw new SmtpRefusal(554, '5.6.0 The mail cannot be read');
  }
}

/** Once for each of them, however often it is sent. */
async function receive(
  work: Work,
  organisationId: number,
  mail: Parsed,
  inboxes: readonly Inbox[],
): Promise<void> {
  const same = await findByMailId(work.db, organisationId, mail.mailId);
  if (same) return receiveAgain(work, organisationId, mail, same, inboxes);
  const kept = await keepFiles(work, mail);
  try {
    await work.transaction((tx) => insertReceived(work, tx, organisationId, mail, kept, inboxes));
  } catch (error) {
    for (const { file } of kept) await removeShared(work, file);
    throw error;
  }
}

/** What we sent came back, or somebody gave their mail the number of another: it is not that one. */
async function receiveAgain(
  work: Work,
  organisationId: number,
  mail: Parsed,
  same: SameRow,
  inboxes: readonly Inbox[],
): Promise<void> {
  const words = await wordsOf(mail);
  const isIt =
    same.state === 'received' &&
    same.fromAddress === mail.fromAddress &&
    same.subject === mail.subject &&
    same.text === words.text;
  if (!isIt) throw new SmtpRefusal(554, '5.7.0 There is another mail with this Message-ID');
  await work.transaction((tx) => giveCopies(work, tx, organisationId, mail, same, inboxes));
}

interface Kept {
  cid: string | null;
  file: KeptFile;
}

const refusal = 'email.file_not_what_it_says';

/** What is not what it says is left out: the words are not lost for it. */
async function keepFiles(work: Work, { attachments }: Parsed): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const { filename, mimeType, content, contentId } of attachments) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    const name = filename && !isAbsolute(filename) ? filename : 'file';
    const sent = { name, type: mimeType.toLowerCase(), bytes };
    const file = await keepShared(work, sent, refusal, 'inbound').catch((error: unknown) => {
      if (isRefusal(error)) return null;
      throw error;
    });
    if (file) kept.push({ file, cid: contentId?.replace(/^<|>$/g, '') ?? null });
  }
  return kept;
}

const wordsOf = (mail: Parsed, files: ReadonlyMap<string, number> = new Map()) =>
  cleanInTurn('inbound', mail.html ?? htmlOf(mail.text), { files });

async function insertReceived(
  work: Work,
  tx: Tx,
  organisationId: number,
  mail: Parsed,
  kept: readonly Kept[],
  inboxes: readonly Inbox[],
): Promise<void> {
  const at = work.clock.now();
  const made = await insertMessage(tx, organisationId, {
    ...mail,
    ...(await wordsOf(mail)),
    threadId: inboxes.find(({ threadId }) => threadId !== null)?.threadId ?? null,
    authorId: null,
    state: 'received',
    messageId: mail.mailId,
    createdAt: at,
    sentAt: at,
  });
  // Another try of the same came first.
  if (!made) throw new Error('The mail is there already.');
  await insertRecipients(tx, organisationId, made.id, mail.recipients);
  const files = kept.map(({ file }) => file);
  const rows = await insertFiles(tx, organisationId, null, made.id, files, at);
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other);
  const inWords = kept.flatMap(({ cid }, place): [string, number][] =>
    cid && ids[place] !== undefined ? [[cid, ids[place]]] : [],
  );
  if (inWords.length > 0) {
    await updateHtml(tx, organisationId, made.id, await wordsOf(mail, new Map(inWords)));
  }
  await giveCopies(work, tx, organisationId, mail, made, inboxes);
}

async function giveCopies(
  work: Work,
  tx: Tx,
  organisationId: number,
  mail: Parsed,
  { id, threadId }: { id: number; threadId: number },
  inboxes: readonly Inbox[],
): Promise<void> {
  const at = work.clock.now();
  const { subject, fromName, fromAddress } = mail;
  const { text } = await wordsOf(mail);
  const searchText = searchTextOf({ subject, people: [fromName, fromAddress], text });
  const owners = [...new Set(inboxes.map(({ personId }) => personId))];
  const copies = await insertCopies(
    tx,
    organisationId,
    { id, threadId, subject, at, searchText },
    owners.map((ownerId) => ({ ownerId, folder: 'inbox', isRead: false })),
  );
  await tellMany(
    tx,
    organisationId,
    copies.map((copy) => ({ ownerId: copy.ownerId, ids: [copy.id] })),
  );
  if (!mail.isAutomatic)
    await noticeArrived(tx, organisationId, { fromName, subject, text }, copies, at);
}
