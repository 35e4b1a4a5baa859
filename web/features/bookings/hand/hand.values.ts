import type {
  AddressInput,
  BookingRecord,
  HandBookingInput,
  Language,
  Ticket,
} from '@plenum/contract';
import { isWhole, nowhere } from '../own/own.values.ts';

interface Named {
  fullName: string;
  email: string;
}

export type HandTicket = Pick<Ticket, 'id' | 'kind' | 'priceNow'>;

/** So many of a ticket; `price` null: what it costs. */
export interface HandLine {
  ticketId: number;
  quantity: number;
  price: number | null;
  people: Named[];
}

export interface HandValues {
  lines: HandLine[];
  booker: HandBookingInput['booker'];
  address: AddressInput;
  language: Language;
  way: 'transfer' | 'on_site';
  isPaid: boolean;
  isMailed: boolean;
  why: string;
  addsTo?: number;
}

/** To a booking that stands: who booked it is known. */
export const addedTo = ({ id, fullName, email, phone, address, language }: BookingRecord) => ({
  addsTo: id,
  booker: { fullName, email, phone },
  address: { ...nowhere, ...address },
  language,
});

export const nothingYet = (language: Language): HandValues => ({
  lines: [],
  booker: { fullName: '', email: '', phone: '' },
  address: nowhere,
  language,
  way: 'transfer',
  isPaid: false,
  isMailed: true,
  why: '',
});

const nobody: Named = { fullName: '', email: '' };

/** A field for each who comes with it. */
const fitted = (people: readonly Named[], quantity: number): Named[] =>
  Array.from({ length: quantity }, (_, at) => people[at] ?? nobody);

export const lineOf = (lines: readonly HandLine[], ticketId: number): HandLine =>
  lines.find((line) => line.ticketId === ticketId) ?? {
    ticketId,
    quantity: 0,
    price: null,
    people: [],
  };

export function withLine(
  lines: readonly HandLine[],
  ticketId: number,
  next: Partial<HandLine>,
): HandLine[] {
  const line = { ...lineOf(lines, ticketId), ...next };
  const others = lines.filter((one) => one.ticketId !== ticketId);
  if (line.quantity === 0) return others;
  return [...others, { ...line, people: fitted(line.people, line.quantity) }];
}

export interface HandSums {
  /** Before the tax where prices are without it. */
  sum: number;
  hasOtherPrice: boolean;
}

export function sumsOf(lines: readonly HandLine[], tickets: readonly HandTicket[]): HandSums {
  const priced = lines.map((line) => {
    const ticket = tickets.find(({ id }) => id === line.ticketId);
    const price = line.price ?? ticket?.priceNow ?? 0;
    return { quantity: line.quantity, isOther: line.price !== null, price };
  });
  return {
    sum: priced.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
    hasOtherPrice: priced.some(({ isOther }) => isOther),
  };
}

const isNamed = ({ fullName, email }: Named) => fullName.trim() !== '' || email !== '';

export function handInput(
  { lines, address, way, isPaid, ...values }: HandValues,
  tickets: readonly HandTicket[],
): Omit<HandBookingInput, 'key'> {
  const isFree = sumsOf(lines, tickets).sum === 0;
  return {
    ...values,
    why: values.why.trim(),
    items: tickets.flatMap(({ id }) => {
      const { quantity, price, people } = lineOf(lines, id);
      if (quantity === 0) return [];
      const named = people.some(isNamed) ? people : [];
      return [{ ticketId: id, quantity, price, people: named }];
    }),
    address: isWhole(address)
      ? { ...address, taxNumber: address.taxNumber.trim().toUpperCase() }
      : null,
    way: isFree ? 'free' : way,
    isPaid: isPaid && !isFree,
  };
}

export type HandFault = 'tickets' | 'fullName' | 'email' | 'address' | 'why';

/** What is missing, before anybody is asked. */
export function faultsIn(values: HandValues, tickets: readonly HandTicket[]): HandFault[] {
  const { lines, booker, address, why } = values;
  const { sum, hasOtherPrice } = sumsOf(lines, tickets);
  const isTicket = ({ ticketId }: HandLine) =>
    tickets.some(({ id, kind }) => id === ticketId && kind !== 'add_on');
  const faults: Record<HandFault, boolean> = {
    tickets: values.addsTo === undefined ? !lines.some(isTicket) : lines.length === 0,
    fullName: booker.fullName.trim() === '',
    email: !booker.email.includes('@'),
    address: sum > 0 && !isWhole(address),
    why: hasOtherPrice && why.trim() === '',
  };
  return (Object.keys(faults) as HandFault[]).filter((name) => faults[name]);
}
