import type {
  LeftOut,
  LetterPreview,
  LetterReader,
  LetterReaderPage,
  LetterReaderQuery,
} from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { letterOf } from '../../../platform/mail/sealed-letter.ts';
import { postLetter } from '../../../platform/mail/mail.ts';
import { requireWayOut } from '../../../platform/mail/way-out.ts';
import type { Work } from '../../../platform/work.ts';
import { findReaders as findAccounts } from '../../accounts/index.ts';
import { organisationById } from '../../organisations/index.ts';
import { requireLetter } from './letters.access.ts';
import { partOf } from './letters.part.ts';
import {
  countReaders,
  countTold,
  findOneTold,
  findReaders,
  findTold,
  type Left,
} from './letters.readers.queries.ts';
import type { LetterRow, ReaderRow } from './letters.rows.ts';
import { refuseUnready, stopLink, testSubject, wordsFor } from './letters.words.ts';

const usualPageSize = 25;

const spanOf = ({ page = 1, perPage = usualPageSize }: LetterReaderQuery) => ({
  offset: (page - 1) * perPage,
  limit: perPage,
});

/** Who would get it now; once it is sent, who did. */
export async function listReaders(
  work: Work,
  person: Person,
  id: number,
  query: LetterReaderQuery,
): Promise<LetterReaderPage> {
  const { db } = work;
  const { letter, event } = await requireLetter(db, person, id);
  if (letter.begunAt) return listSettled(work, letter, query);
  const part = await partOf(db, event, letter);
  const counts = await countTold(db, part);
  const leftOut = counts.flatMap(outOf);
  const reached = counts.find(({ why }) => why === null)?.count ?? 0;
  const { show = 'reached' } = query;
  const found =
    show === 'failed'
      ? []
      : await findTold(db, part, { isOut: show === 'left_out', ...spanOf(query) });
  const totals = { reached, failed: 0, left_out: sum(leftOut) };
  return { readers: found.map(plannedView), total: totals[show], reached, leftOut };
}

const outOf = ({ why, count }: Left) => (why === null ? [] : [{ why, count }]);
const sum = (counts: readonly { count: number }[]): number =>
  counts.reduce((all, { count }) => all + count, 0);

const plannedView = ({ why, ...row }: ReaderRow): LetterReader => ({
  bookingId: row.bookingId,
  placeId: row.placeId,
  reference: row.reference,
  fullName: row.fullName,
  email: row.email,
  state: why === null ? 'planned' : 'left_out',
  why,
  fault: '',
});

async function listSettled(
  { db }: Work,
  letter: LetterRow,
  query: LetterReaderQuery,
): Promise<LetterReaderPage> {
  const { show = 'reached' } = query;
  return {
    readers: await findReaders(db, letter, { show, ...spanOf(query) }),
    total: await countReaders(db, letter, show),
    reached: await countReaders(db, letter, 'reached'),
    leftOut: letter.leftOut,
  };
}

async function composed(work: Work, person: Person, id: number, reference: string | undefined) {
  const { db } = work;
  const { letter, event } = await requireLetter(db, person, id);
  refuseUnready(letter, event);
  const part = await partOf(db, event, letter);
  const asked = reference?.trim().toUpperCase();
  const reader = await findOneTold(db, part, asked === '' ? undefined : asked);
  if (!reader) throw problem('bookings.letter_reaches_nobody');
  const organisation = await organisationById(db, event.organisationId);
  // Its secret is the reader’s alone.
  const stop = stopLink(work, '…');
  const around = { event, organisation: organisation?.name ?? '', stop };
  return { reader, organisation, words: wordsFor(work, letter, reader, around) };
}

/** What one of them would get, to the word. */
export async function previewLetter(
  work: Work,
  person: Person,
  id: number,
  reference: string | undefined,
): Promise<LetterPreview> {
  const { reader, words } = await composed(work, person, id, reference);
  return {
    reference: reader.reference,
    fullName: reader.fullName,
    to: reader.email,
    language: words.language,
    subject: words.subject,
    text: words.text,
    why: reader.why satisfies LeftOut | null,
  };
}

/** The same, mailed to who asks; its way out leads nowhere. */
export async function testLetter(
  work: Work,
  person: Person,
  id: number,
  reference: string | undefined,
): Promise<void> {
  const { organisation, words } = await composed(work, person, id, reference);
  const { language, stopLink: _, ...said } = words;
  if (!organisation?.isVerified) throw problem('accounts.unverified');
  requireWayOut(work.config);
  const [reader] = await findAccounts(work.db, person.organisationId, [person.id]);
  if (!reader) throw problem('accounts.unverified');
  const subject = testSubject(language, said.subject);
  const { organisationId } = person;
  await work.transaction(async (tx) => {
    const letter = letterOf('bookingLetter', { ...said, subject });
    await postLetter(work, tx, { organisationId }, reader.email, letter);
  });
}
