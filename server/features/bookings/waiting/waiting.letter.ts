import { letter } from '../../../platform/mail/letter.ts';
import { postLetter } from '../../../platform/mail/mail.ts';
import { addressOf, type Tx, type Work } from '../../../platform/work.ts';
import { findEvent } from '../../events/index.ts';
import { organisationById } from '../../organisations/index.ts';
import { saidIn } from '../bookings.bill.ts';
import type { LineRow } from '../bookings.rows.ts';
import type { WaitingRow } from './waiting.rows.ts';
import { waitingLink } from './waiting.secrets.ts';

type Told = Pick<
  WaitingRow,
  'organisationId' | 'eventId' | 'key' | 'email' | 'fullName' | 'language'
>;

const listed = (lines: readonly LineRow[], { language }: Told): string =>
  lines.map(({ name, quantity }) => `${quantity} × ${saidIn(name, language)}`).join('\n');

interface Said {
  kind: 'waitingJoined' | 'waitingOffer' | 'waitingOver';
  link: string;
  words?: string;
  until?: Date;
  network?: string;
}

async function say(
  work: Work,
  tx: Tx,
  row: Told,
  { kind, link, words = '', until, network }: Said,
): Promise<void> {
  const { organisationId, eventId, email, language } = row;
  const organisation = await organisationById(tx, organisationId);
  const event = await findEvent(tx, organisationId, eventId);
  if (!organisation?.isVerified || !event) return;
  const at = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: event.timeZone,
  });
  const values = {
    email,
    organisation: organisation.name,
    event: event.name,
    words,
    until: until ? `${at.format(until)} (${event.timeZone})` : '',
  };
  const sender = { organisationId, ...(network !== undefined && { network }) };
  await postLetter(work, tx, sender, email, letter(language, kind, values, link));
}

/** To whoever reads that address: it is theirs, or somebody typed it. */
export const mailJoined = (
  work: Work,
  tx: Tx,
  row: Told,
  { lines, network }: { lines: readonly LineRow[]; network: string },
): Promise<void> =>
  say(work, tx, row, {
    kind: 'waitingJoined',
    link: waitingLink(work, row),
    words: listed(lines, row),
    network,
  });

export const mailOffer = (
  work: Work,
  tx: Tx,
  row: Told,
  { lines, path, until }: { lines: readonly LineRow[]; path: string; until: Date },
): Promise<void> =>
  say(work, tx, row, {
    kind: 'waitingOffer',
    link: `${addressOf(work.config)}${path}`,
    words: listed(lines, row),
    until,
  });

/** They wait no more: their time ran out, or an organiser removed them and says why. */
export const mailOver = (work: Work, tx: Tx, row: Told, words: string): Promise<void> =>
  say(work, tx, row, { kind: 'waitingOver', link: waitingLink(work, row), words });
