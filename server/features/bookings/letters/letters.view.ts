import type { BookingLetter } from '@plenum/contract';
import { wordsIn } from '../../../platform/words.ts';
import type { EventRow } from '../../events/index.ts';
import type { LetterRow } from './letters.rows.ts';

export const letterView = (row: LetterRow): BookingLetter => ({
  id: row.id,
  eventId: row.eventId,
  filter: row.filter,
  to: row.to,
  subject: row.subject,
  text: row.text,
  state: row.state,
  sendAt: row.sendAt?.toISOString() ?? null,
  begunAt: row.begunAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  by: row.by,
  version: row.version,
  waiting: row.waiting,
  arrived: row.arrived,
  failed: row.failed,
});

/** How organisers call it, in the audit and in the history of a booking. */
export const titleOf = (
  { subject }: Pick<LetterRow, 'subject'>,
  { languages }: Pick<EventRow, 'languages'>,
): string => wordsIn(subject, languages).replace(/\s+/g, ' ').trim();
