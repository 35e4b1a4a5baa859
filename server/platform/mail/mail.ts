import type { Database, Db } from '../db/db.ts';
import { problem } from '../http/problem.ts';
import { enqueue, type JobTable, waitsOutside } from '../jobs/jobs.ts';
import type { Work } from '../work.ts';
import {
  findFiles,
  forgetFiles,
  forgetOldFiles,
  insertFile,
  type MailFile,
} from './files.queries.ts';
import {
  deleteMail,
  type MailRow,
  putReplyTo,
  findMail,
  insertEnvelope,
  noteFailure,
  putWords,
  settleMail,
} from './mail.queries.ts';
import { payPostage, type Sender } from './postage.ts';
import type { Shown } from './printed.ts';
import { sayWhyInShort } from './refusal.ts';
import { type Letter, manners, OpenLetter, SecretLetter, wordsOf } from './sealed-letter.ts';
import { burnOldSecrets, burnSecret, findSecret, insertSecret } from './secrets.queries.ts';
import type { Transport } from './transport.ts';
import { carriesSecrets } from './way-out.ts';

const job = 'mail.send';
/** Longer than the queue goes on trying. */
const patienceMs = 7 * 86_400_000;

/**
 * The one way in for every letter: written and queued in the caller's transaction, it leaves after
 * the commit. False: it is not sent, because too much went to that address or nobody can carry it.
 */
export async function postLetter(
  work: Pick<Work, 'config' | 'limits'>,
  tx: Db,
  sender: Sender,
  to: string,
  letter: Letter,
): Promise<boolean> {
  return (await post(work, tx, sender, to, letter))?.state === 'queued';
}

/** A letter that organisers see, with files and an address for answers, under the id it is known by. */
export async function postWithFiles(
  work: Pick<Work, 'config' | 'limits'>,
  tx: Db,
  sender: Sender,
  to: string,
  { letter, files, replyTo }: { letter: Letter; files: readonly MailFile[]; replyTo: string },
): Promise<Posted> {
  const posted = await post(work, tx, sender, to, letter);
  if (!posted) throw new Error('A letter that is shown was not written down.');
  if (posted.state === 'held') return posted;
  if (replyTo !== '') await putReplyTo(tx, sender.organisationId, posted.id, replyTo);
  for (const file of files) await insertFile(tx, sender.organisationId, posted.id, file);
  return posted;
}

interface Posted {
  id: number;
  state: 'queued' | 'held';
}

/** Null: not even a line is left of it. */
async function post(
  { config, limits }: Pick<Work, 'config' | 'limits'>,
  tx: Db,
  sender: Sender,
  to: string,
  letter: Letter,
): Promise<Posted | null> {
  const { organisationId } = sender;
  const { shows, isAwaited } = manners[letter.kind];
  if (letter instanceof SecretLetter && !carriesSecrets(config)) {
    if (isAwaited) throw problem('mail_off');
    return null;
  }
  const isPaid = await payPostage(limits, sender, to, letter.kind);
  const isListed = shows !== 'nothing';
  if (!isPaid && !isListed) return null;
  const { subject } = wordsOf(letter);
  const state = isPaid ? 'queued' : 'held';
  const made = await insertEnvelope(tx, organisationId, { to, subject, isListed, state });
  if (!made) throw new Error('The mail was not inserted.');
  if (!isPaid) return { id: made.id, state };
  if (letter instanceof OpenLetter) await putWords(tx, organisationId, made.id, letter);
  else await insertSecret(tx, organisationId, made.id, letter);
  await enqueue(tx, job, { organisationId, mailId: made.id });
  return { id: made.id, state };
}

export interface Postman {
  /** The way to an address; null: there is none. */
  transportTo: (address: string) => Transport | null;
  /** Where letters for their readers alone are shown without one; null: nowhere. */
  show: ((letter: Shown) => void) | null;
  /** Told how far a letter came, at least once. */
  note?: (organisationId: number, mail: Passed) => Promise<void>;
}

export type Passed = Pick<MailRow, 'id' | 'state' | 'lastError'>;

interface Payload {
  organisationId: number;
  mailId: number;
}

/** To the mail server; without one, kept for the organisers to read, or shown on the console. */
export const mailJobs = (db: Database, { note, ...postman }: Postman): JobTable => ({
  [job]: waitsOutside(async ({ organisationId, mailId }: Payload) => {
    try {
      await carry(db, organisationId, mailId, postman);
    } finally {
      const mail = note && (await findMail(db, organisationId, mailId));
      if (mail) await note(organisationId, mail);
    }
  }),
});

async function carry(
  db: Database,
  organisationId: number,
  mailId: number,
  { transportTo, show }: Omit<Postman, 'note'>,
): Promise<void> {
  const mail = await findMail(db, organisationId, mailId);
  if (!mail || mail.state === 'sent' || mail.state === 'kept') return;
  const secret = await findSecret(db, organisationId, mailId);
  const words = secret ?? (mail.text !== null && mail.html !== null ? mail : null);
  if (!words) return;
  const { id, to, subject } = mail;
  const transport = transportTo(to);
  const shown = { id, to, subject, text: words.text ?? '', html: words.html ?? '' };
  const files = await findFiles(db, organisationId, mailId);
  if (transport)
    await send(
      db,
      organisationId,
      { ...shown, files, replyTo: mail.replyTo, stopLink: secret?.stopLink ?? null },
      { transport, isSecret: secret !== null },
    );
  else if (secret) show?.(shown);
  const state = transport ? 'sent' : 'kept';
  if (mail.isListed) await settleMail(db, organisationId, mailId, state);
  else await deleteMail(db, organisationId, mailId);
  await burnSecret(db, organisationId, mailId);
  await forgetFiles(db, organisationId, mailId);
}

async function send(
  db: Database,
  organisationId: number,
  { id, ...letter }: Shown & Parameters<Transport['post']>[0],
  { transport, isSecret }: { transport: Transport; isSecret: boolean },
): Promise<void> {
  try {
    // One id for every try: a server that already took the mail can tell.
    await transport.post(letter, `${organisationId}.${id}`);
  } catch (error) {
    // A mail server may quote what it refuses: neither organisers nor the log are told its words.
    const why = isSecret ? sayWhyInShort(error as Error) : (error as Error).message.slice(0, 500);
    await noteFailure(db, organisationId, id, why);
    throw isSecret ? new Error(why) : error;
  }
}

/** Of letters that never left: their links are dead, or soon will be, and nobody waits for their files. */
export async function burnOldLetters({ db, clock }: Pick<Work, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - patienceMs);
  await burnOldSecrets(db, before);
  await forgetOldFiles(db, before);
}
