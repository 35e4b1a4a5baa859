import { createHash } from 'node:crypto';
import type { Language } from '@plenum/contract';
import { beginningOf } from '../../../platform/beginning-of.ts';
import { plainHead, type RowValues, type Step } from '../../imports/index.ts';
import type { QuestionRow, TicketRow } from '../../tickets/index.ts';
import { type Said, saidIn } from './brought.answers.ts';

export interface Plan {
  /** Of what the row calls itself. */
  hash: string;
  /** Rows that say the same are one booking. */
  order: string;
  ticketId: number;
  fullName: string;
  email: string;
  booker: { fullName: string; email: string; phone: string };
  language: Language | null;
  answers: Said[];
  note: string;
}

/** By its number where the file has one; else it is this person's ticket of that order. */
export function keyOf(values: RowValues['values']): string {
  const { order = '', position = '', ticket = '', variation = '', email = '' } = values;
  if (position !== '') return `${order}|${position}`;
  const who = values['attendee'] || email;
  return [order, ticket, variation, who, nameIn(values)].join('|').toLowerCase();
}

export const hashOf = (values: RowValues['values']): string =>
  createHash('sha256').update(keyOf(values)).digest('hex');

const nameIn = ({ name = '', given = '', family = '' }: RowValues['values']): string =>
  beginningOf((name || `${given} ${family}`).trim(), 120);

/** What may be booked of it, by what it is called in any language; of two called the same, the first. */
export function namedTickets(tickets: readonly TicketRow[]): ReadonlyMap<string, number> {
  const named = new Map<string, number>();
  for (const { id, kind, name } of tickets) {
    if (kind !== 'ticket' && kind !== 'add_on') continue;
    for (const words of Object.values(name)) {
      const plain = plainHead(words);
      if (plain !== '' && !named.has(plain)) named.set(plain, id);
    }
  }
  return named;
}

/** Where a kind of it is named as well, that goes first. */
function ticketIn(
  { ticket = '', variation = '' }: RowValues['values'],
  named: ReadonlyMap<string, number>,
): number | null {
  const calls = variation === '' ? [ticket] : [`${ticket} ${variation}`, variation, ticket];
  return calls.flatMap((call) => named.get(plainHead(call)) ?? [])[0] ?? null;
}

const languages: readonly Language[] = ['en', 'de', 'fr', 'pt'];
export const mostNote = 2_000;

export interface Known {
  named: ReadonlyMap<string, number>;
  questions: ReadonlyMap<string, QuestionRow>;
  brought: ReadonlySet<string>;
}

export function stepOf(
  row: RowValues,
  hash: string,
  { named, questions, brought }: Known,
): Step<Plan> {
  const { values } = row;
  const { order = '', ticket = '', email = '', booker = '', phone = '', locale = '' } = values;
  const ticketId = ticketIn(values, named);
  const fullName = nameIn(values);
  const { answers, lines } = saidIn(row.own, questions);
  const plan = {
    hash,
    order: order || hash,
    ticketId: ticketId ?? 0,
    fullName,
    email: values['attendee'] || email,
    booker: { fullName: booker || fullName || email, email, phone },
    language: languages.find((one) => locale.toLowerCase().startsWith(one)) ?? null,
    answers,
    note: lines.join('\n'),
  };
  // What was brought in is Plenum's: whoever has it may have changed it since.
  if (brought.has(hash)) return { deed: 'same', fields: [], faults: [], plan };
  if (ticketId !== null) return { deed: 'new', fields: [], faults: [], plan };
  const fault = { key: 'ticket', code: 'no_word', value: beginningOf(ticket, 100) } as const;
  return { deed: 'wrong', fields: [], faults: [fault], plan };
}
