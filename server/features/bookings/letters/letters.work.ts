import { isRefusal } from '../../../platform/http/problem.ts';
import { enqueue, type JobTable } from '../../../platform/jobs/jobs.ts';
import { type Passed, postWithFiles } from '../../../platform/mail/mail.ts';
import { letterOf } from '../../../platform/mail/sealed-letter.ts';
import { carriesSecrets } from '../../../platform/mail/way-out.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { type EventRow, findEvent } from '../../events/index.ts';
import { organisationById } from '../../organisations/index.ts';
import { tellLetter } from './letters.access.ts';
import { type Part, partOf } from './letters.part.ts';
import {
  beginDue,
  findLetter,
  findStill,
  lockLetter,
  updateState,
  type Which,
} from './letters.queries.ts';
import {
  insertLines,
  leaveOutWaiting,
  makeReaders,
  takeReaders,
  touchLetter,
  updateMailed,
  updateReader,
  type Written,
} from './letters.readers.queries.ts';
import type { LetterRow, WaitingReader } from './letters.rows.ts';
import { lettersJob, mostReaders } from './letters.send.ts';
import { stopLink, stopTokenOf, wordsFor } from './letters.words.ts';

const atOnce = 50;
/** So long one letter is worked at before others have their turn. */
const turnMs = 1_000;
const stillMs = 30_000;

interface Sending {
  letter: LetterRow;
  event: EventRow;
  part: Part;
  organisation: string;
}

export const lettersJobs = (work: Work): JobTable => ({
  [lettersJob]: async (which: Which) => {
    const began = performance.now();
    let isOver = false;
    while (!isOver && performance.now() - began < turnMs) {
      isOver = await work.transaction((tx) => sendPiece(work, tx, which));
    }
    if (!isOver) await enqueue(work.db, lettersJob, which);
  },
});

/** A piece and how far it is, in one transaction: whatever ends the server, nobody gets it twice. True: over. */
export async function sendPiece(work: Work, tx: Tx, which: Which): Promise<boolean> {
  const { organisationId, letterId } = which;
  await lockLetter(tx, organisationId, letterId);
  const letter = await findLetter(tx, organisationId, letterId);
  if (letter?.state !== 'sending') return true;
  const event = await findEvent(tx, organisationId, letter.eventId);
  const organisation = await organisationById(tx, organisationId);
  if (!event) return true;
  if (!organisation?.isVerified || !carriesSecrets(work.config)) {
    await leaveOutWaiting(tx, organisationId, letterId);
    return ended(work, tx, letter, 'stopped');
  }
  const now = work.clock.now();
  const part = await partOf(tx, event, letter);
  if (!letter.begunAt) await makeReaders(tx, { letter, part, now, most: mostReaders });
  const readers = await takeReaders(tx, { letter, part }, atOnce);
  if (readers.length === 0) return ended(work, tx, letter, 'sent');
  await touchLetter(tx, organisationId, letterId, now);
  const sending = { letter, event, part, organisation: organisation.name };
  const lines = { readerIds: [] as number[], subjects: [] as string[] };
  for (const reader of readers) {
    const { subject, ...written } = await writeTo(work, tx, sending, reader);
    await updateReader(tx, organisationId, reader.id, written);
    if (written.state !== 'queued') continue;
    lines.readerIds.push(reader.id);
    lines.subjects.push(subject);
  }
  await insertLines(tx, letter, { ...lines, now });
  tellLetter(tx, letter);
  return false;
}

async function ended(
  work: Work,
  tx: Tx,
  letter: LetterRow,
  state: 'sent' | 'stopped',
): Promise<true> {
  const { organisationId, id, sendAt } = letter;
  const endedAt = work.clock.now();
  await updateState(tx, organisationId, id, { state, sendAt, personId: null, endedAt });
  tellLetter(tx, letter);
  return true;
}

async function writeTo(
  work: Work,
  tx: Tx,
  { letter, event, organisation }: Sending,
  reader: WaitingReader,
): Promise<Written & { subject: string }> {
  const { organisationId } = letter;
  const none = { mailId: null, stopHash: null, why: null, subject: '' };
  if (reader.why) return { ...none, state: 'left_out', why: reader.why };
  const token = stopTokenOf(work, reader, reader.address);
  const stop = stopLink(work, token);
  const words = wordsFor(work, letter, reader, { event, organisation, stop });
  try {
    const posted = await postWithFiles(work, tx, { organisationId }, reader.email, {
      letter: letterOf('bookingLetter', words),
      files: [],
      replyTo: '',
    });
    const stopHash = hashOfToken(token);
    const { state, id: mailId } = posted;
    return { state, mailId, stopHash, why: null, subject: words.subject };
  } catch (error) {
    // The organisation has written as much as it may today: raised before anything is written.
    if (isRefusal(error)) return { ...none, state: 'held' };
    throw error;
  }
}

/** Whose moment has come, and what stands still as its server ended. */
export async function goOnWithLetters(work: Work): Promise<void> {
  const now = work.clock.now();
  await work.transaction(async (tx) => {
    for (const due of await beginDue(tx, now, atOnce)) {
      await enqueue(tx, lettersJob, due);
      tellLetter(tx, { ...due, id: due.letterId });
    }
  });
  const since = new Date(now.getTime() - stillMs);
  for (const which of await findStill(work.db, since, atOnce)) {
    await enqueue(work.db, lettersJob, which);
  }
}

/** How far a mail came, where it was a copy of one of ours. */
export const noteLetter =
  (work: Work) =>
  (organisationId: number, { id: mailId, state, lastError }: Passed): Promise<void> =>
    work.transaction(async (tx) => {
      const fault = lastError ?? '';
      const changed = await updateMailed(tx, organisationId, { mailId, state, fault });
      if (changed) tellLetter(tx, { ...changed, organisationId, id: changed.letterId });
    });
