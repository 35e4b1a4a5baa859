import type { Invoice } from '@plenum/contract';
import { addUp } from '../../platform/amounts/lines.ts';
import type { Work } from '../../platform/work.ts';
import { owedView } from '../payments/index.ts';
import type { QuestionRow } from '../tickets/index.ts';
import type { AnswerRow, BookingRow, ChangeRow, PlaceRow } from './bookings.rows.ts';
import type { FirmRow } from './firms/firms.queries.ts';
import { answerView, placeView, questionView } from './bookings.places.view.ts';

export interface Around {
  places: readonly PlaceRow[];
  answers: readonly AnswerRow[];
  questions: readonly QuestionRow[];
  firms: readonly FirmRow[];
  invoice: Invoice | null;
  changes: readonly ChangeRow[];
}

/** What organisers and who booked see alike. */
export function wholeView(
  work: Pick<Work, 'config'>,
  row: BookingRow,
  { places, answers, questions, firms, invoice, changes }: Around,
) {
  const { taxes } = addUp(row.lines);
  return {
    reference: row.reference,
    state: row.state,
    fullName: row.fullName,
    email: row.email,
    phone: row.phone,
    language: row.language,
    address: row.address,
    code: row.code,
    summary: row.summary,
    places: row.places,
    way: row.way,
    currency: row.currency,
    net: row.net,
    tax: row.tax,
    gross: row.gross,
    pricesIncludeTax: row.pricesIncludeTax,
    isReverseCharge: row.isReverseCharge,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    lines: row.lines.map(
      ({ mode: _, taxReason: __, gives: ___, ordinary: ____, upgrades, ...line }) => ({
        ...line,
        ...(upgrades && { upgradesFrom: upgrades.name }),
      }),
    ),
    taxes,
    people: places.map((place) => placeView(work, row, place, answers)),
    firms: firms.map(({ kind, placeId, exhibitorId, sponsorId, name, isShown }) => ({
      kind,
      placeId,
      id: kind === 'booth' ? exhibitorId : sponsorId,
      name,
      isShown,
    })),
    answers: answers.filter(({ placeId }) => placeId === null).map(answerView),
    questions: questions.map(questionView),
    invoice: invoice && owedView(invoice),
    changes: changes.map(({ at, isByItself: _, ...change }) => ({
      ...change,
      at: at.toISOString(),
    })),
  };
}
