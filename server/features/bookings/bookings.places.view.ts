import type { AskedQuestion, BookingAnswer, Place } from '@plenum/contract';
import type { Work } from '../../platform/work.ts';
import type { QuestionRow } from '../tickets/index.ts';
import type { AnswerRow, BookingRow, PlaceRow } from './bookings.rows.ts';
import { passOf } from './bookings.secrets.ts';

export const answerView = ({ questionId, text, optionIds }: AnswerRow): BookingAnswer => ({
  questionId,
  text,
  optionIds,
});

export const placeView = (
  work: Pick<Work, 'config'>,
  { organisationId, lines }: Pick<BookingRow, 'organisationId' | 'lines'>,
  row: PlaceRow,
  answers: readonly AnswerRow[],
): Place => ({
  id: row.id,
  ticketId: row.ticketId,
  kind: row.kind,
  name: lines[row.line]?.name ?? {},
  mode: lines[row.line]?.mode ?? 'both',
  fullName: row.fullName,
  email: row.email,
  answers: answers.filter(({ placeId }) => placeId === row.id).map(answerView),
  isCancelled: row.isCancelled,
  isUpgraded: row.isUpgraded,
  pass: row.hasPass ? passOf(work, organisationId, row) : null,
  checkedInAt: row.checkedInAt?.toISOString() ?? null,
});

export const questionView = (row: QuestionRow): AskedQuestion => ({
  id: row.id,
  kind: row.kind,
  label: row.label,
  help: row.help,
  purpose: row.purpose,
  link: row.link,
  options: row.options,
  isRequired: row.isRequired,
  per: row.per,
  ticketIds: row.ticketIds,
  shownIf: row.shownIf,
  fills: row.fills,
});
