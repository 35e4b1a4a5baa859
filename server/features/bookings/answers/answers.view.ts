import type { AnswerValue, QuestionFigures } from '@plenum/contract';
import type { SpanRow } from './answers.queries.ts';

/** How many with a ticket were asked, and said one of these; null: in all. */
export interface Tally {
  ticketId: number | null;
  many: number;
}

const sum = (rows: readonly Tally[]): number => rows.reduce((all, { many }) => all + many, 0);

/** Of places each has a ticket; of bookings what is counted in all stands beside. */
function totalOf(rows: readonly Tally[], isByPlace: boolean): number {
  return sum(isByPlace ? rows : rows.filter(({ ticketId }) => ticketId === null));
}

export function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

const byTicket = (rows: readonly Tally[]): [number, number][] =>
  [...groupedBy(rows, ({ ticketId }) => ticketId)].flatMap(([ticketId, of]) =>
    ticketId === null ? [] : [[ticketId, sum(of)]],
  );

type Counts = Pick<QuestionFigures, 'asked' | 'answered' | 'tickets'>;

export function countsOf(
  asked: readonly Tally[],
  answered: readonly Tally[],
  isByPlace: boolean,
): Counts {
  const said = new Map(byTicket(answered));
  return {
    asked: totalOf(asked, isByPlace),
    answered: totalOf(answered, isByPlace),
    tickets: byTicket(asked).map(([ticketId, many]) => ({
      ticketId,
      asked: many,
      answered: said.get(ticketId) ?? 0,
    })),
  };
}

export const valueOf = (
  value: Omit<AnswerValue, 'answers' | 'tickets'>,
  rows: readonly Tally[],
  isByPlace: boolean,
): AnswerValue => ({
  ...value,
  answers: totalOf(rows, isByPlace),
  tickets: byTicket(rows).map(([ticketId, answers]) => ({ ticketId, answers })),
});

/** A span is as wide as what was said in it by anybody. */
export function spansOf(rows: readonly SpanRow[], isByPlace: boolean): AnswerValue[] {
  const places = [...groupedBy(rows, ({ place }) => place ?? 0)].toSorted(([a], [b]) => a - b);
  return places.map(([, of]) => {
    const first = of.reduce((one, other) => (other.least < one.least ? other : one));
    const last = of.reduce((one, other) => (other.most > one.most ? other : one));
    return valueOf({ optionId: null, from: first.from, until: last.until }, of, isByPlace);
  });
}
