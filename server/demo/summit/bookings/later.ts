import { randomUUID } from 'node:crypto';
import type { Booking } from '@plenum/contract';
import {
  cancelBooking,
  cancelOwn,
  checkIn,
  keepDetails,
  listBookings,
  readOwn,
} from '../../../features/bookings/index.ts';
import { listPayments, markPayment, recordPayment } from '../../../features/payments/index.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import type { SellUntil } from '../../add-invoices.ts';
import { answersOf } from './answers.ts';
import { keptCards } from './cards.ts';
import { type DoorList, goByLists } from './door-lists.ts';
import { online, type Plan } from './plans.ts';

export interface Office {
  organiser: Person;
  eventId: number;
  slug: string;
  /** In the order they were offered. */
  ticketIds: readonly number[];
  lists: readonly DoorList[];
  guestId: number;
  visitorIds: readonly number[];
  /** What else is sold meanwhile. */
  beside: SellUntil;
}

/** What was booked, as it was then. */
export type Kept = Pick<Booking, 'reference' | 'people' | 'invoice'> & { token: string };

export interface Told {
  office: Office;
  plan: Plan;
  /** Null: not yet, or it never came to that. */
  booking: Kept | null;
}

/** As the bank says it: by the number of the invoice, or by what else they had at hand. */
export async function payInvoice(then: Work, { office, plan, booking }: Told): Promise<void> {
  if (!booking?.invoice) return;
  const { reference, invoice } = booking;
  await recordPayment(then, office.organiser, {
    invoiceId: invoice.id,
    way: 'transfer',
    state: 'paid',
    amount: invoice.balance,
    reference: plan.seed % 3 === 0 ? `Ticket ${reference}` : invoice.number,
    paidOn: null,
  });
}

/** They cannot come, and say so in time. */
export async function cancel(then: Work, { plan, booking }: Told): Promise<void> {
  if (booking) await cancelOwn(then, booking.token, networkOf(plan));
}

/** Of the addresses that stand for nobody's network. */
export const networkOf = ({ seed, days }: Plan): string =>
  `198.51.100.${(seed * 7 + Math.round(days)) % 250}`;

/** What was asked to be paid back has left the bank. */
export async function payBack(then: Work, { office, booking }: Told): Promise<void> {
  if (!booking?.invoice) return;
  const query = { kind: 'refund', state: 'asked', q: booking.invoice.number } as const;
  const { payments } = await listPayments(then, office.organiser, query);
  for (const { id } of payments) {
    await markPayment(then, office.organiser, id, { state: 'paid', why: '' });
  }
}

/** Of a group one cannot come. */
export async function takePlaceBack(then: Work, { office, booking }: Told): Promise<void> {
  if (!booking) return;
  const { organiser, eventId } = office;
  const { bookings } = await listBookings(then, organiser, eventId, { q: booking.reference });
  const [found] = bookings;
  const last = booking.people.at(-1);
  if (!found || !last) return;
  const what = { why: 'One of the group has fallen ill', placeIds: [last.id] };
  await cancelBooking(then, organiser, found.id, what);
}

/** To a colleague of the same house. */
export async function handOn(then: Work, { plan, booking: kept }: Told): Promise<void> {
  if (!kept) return;
  const booking = await readOwn(then, kept.token);
  const { version, fullName, email, phone, address } = booking;
  const colleague = {
    fullName: `Sam ${fullName.split(' ').at(-1) ?? ''}`,
    email: email.replace(/^[^.@]+/, 'sam'),
  };
  const { people, answers } = answersOf(booking, plan, keptCards(booking));
  await keepDetails(then, kept.token, {
    version,
    booker: { fullName, email, phone },
    address,
    answers,
    people: people.map((person) => ({ ...person, ...colleague })),
  });
}

/** Ago they come in: three in four, half of them yesterday; null: not, or not yet. */
export function comesAt({ course, things, seed, days }: Plan): number | null {
  const isHere = course === 'paid' || course === 'door' || course === 'part';
  if (!isHere || things[0]?.[0] === online || seed % 4 === 1) return null;
  const at = (seed % 2) + (1 + ((seed * 13) % 29)) / 240;
  return at < days ? at : (days * 2) / 3;
}

/** All of the party at once; who pays at the door does it there, by card, and some will later. */
export async function arrive(then: Work, { office, plan, booking }: Told): Promise<void> {
  if (!booking) return;
  const { people, invoice } = booking;
  const { organiser, eventId } = office;
  for (const { id, kind } of people) {
    if (kind !== 'ticket') continue;
    await checkIn(then, organiser, eventId, { key: randomUUID(), placeId: id });
  }
  await goByLists(then, office, plan, people);
  if (plan.course !== 'door' || !invoice || plan.seed % 6 === 0) return;
  await recordPayment(then, organiser, {
    invoiceId: invoice.id,
    way: 'on_site',
    state: 'paid',
    amount: invoice.balance,
    reference: `Card terminal, slip ${4_500 + plan.seed}`,
    paidOn: null,
  });
}
