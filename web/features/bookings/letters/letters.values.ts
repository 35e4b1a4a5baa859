import type { BookingLetter, LetterFilter, LetterInput } from '@plenum/contract';
import { type BookingsSearch, bookingFilterOf } from '../list/list.places.ts';

/** Who has not paid, who is not named: what is asked for most. */
const ready = {
  all: { stands: 'yes' },
  unpaid: { balance: 'open', stands: 'yes' },
  unnamed: { named: 'no' },
  notIn: { came: 'no' },
} as const satisfies Record<string, LetterFilter>;

type ReadyPart = keyof typeof ready;
export const readyParts = Object.keys(ready) as ReadyPart[];

/** `has 12`: with that ticket or add-on. `custom`: whatever else was chosen in the list. */
export type LetterPart = ReadyPart | `has ${number}` | 'custom';

const isSame = (one: LetterFilter, other: LetterFilter): boolean => {
  const [mine, theirs] = [Object.entries(one), Object.entries(other)];
  return (
    mine.length === theirs.length &&
    mine.every(([name, value]) => Reflect.get(other, name) === value)
  );
};

const having = (ticket: number): LetterFilter => ({ ticket, stands: 'yes' });

export function partOf(filter: LetterFilter): LetterPart {
  const known = readyParts.find((part) => isSame(ready[part], filter));
  if (known) return known;
  const { ticket } = filter;
  return ticket !== undefined && isSame(having(ticket), filter) ? `has ${ticket}` : 'custom';
}

export const filterOf = (part: LetterPart, custom: LetterFilter): LetterFilter => {
  if (part === 'custom') return custom;
  const [kind, id] = part.split(' ');
  return kind === 'has' ? having(Number(id)) : ready[part as ReadyPart];
};

/** What the list shows is what is written to; without a filter, all that stand. */
export function filterFrom({ q = '', ...search }: BookingsSearch): LetterFilter {
  const { sort: _, page: __, perPage: ___, ...filters } = search;
  const { sort: ____, ...filter } = bookingFilterOf({ q, sort: 'newest', filters });
  return Object.keys(filter).length === 0 ? ready.all : filter;
}

/** The same part in the list of bookings. */
export const searchOf = (filter: LetterFilter): BookingsSearch =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]));

export const blankLetter = (filter: LetterFilter): LetterInput => ({
  filter,
  to: 'bookers',
  subject: {},
  text: {},
});

export const letterValues = ({ filter, to, subject, text }: BookingLetter): LetterInput => ({
  filter,
  to,
  subject,
  text,
});
