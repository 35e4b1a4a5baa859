import type { OrderState } from '@plenum/contract';
import { exactly, sumOf } from '../../../platform/amounts/amounts.ts';
import type { Db } from '../../../platform/db/db.ts';
import { findMailDays } from '../../../platform/mail/mail.queries.ts';
import { findBilledDays } from '../../invoices/index.ts';
import { findJoinedDays } from '../../organisations/index.ts';
import { findMoved } from '../../payments/index.ts';
import { findOrderDays } from '../../shop/index.ts';
import type { Days } from './figures.periods.ts';
import { type DayRow, findVisitDays } from './figures.queries.ts';

/** Whose figures, seen from where. */
export interface Whose {
  organisationId: number;
  timeZone: string;
  /** Of money in other currencies these figures say nothing. */
  currency: string;
}

interface Day {
  day: string;
}

/** All that happened in a time, by day. */
export interface Facts {
  visits: DayRow[];
  joined: (Day & { people: number })[];
  orders: (Day & { state: OrderState; orders: number })[];
  mails: (Day & { mails: number })[];
  billed: (Day & { amount: bigint })[];
  received: (Day & { amount: bigint })[];
}

export async function findFacts(
  db: Db,
  { organisationId, timeZone, currency }: Whose,
  days: Days,
): Promise<Facts> {
  const span = { ...days, timeZone };
  const [visits, joined, orders, mails, billed, moved] = await Promise.all([
    findVisitDays(db, organisationId, days),
    findJoinedDays(db, organisationId, span),
    findOrderDays(db, organisationId, span),
    findMailDays(db, organisationId, span),
    findBilledDays(db, organisationId, days),
    findMoved(db, organisationId, days),
  ]);
  const isOurs = (row: { currency: string }) => row.currency === currency;
  return {
    visits,
    joined,
    orders,
    mails,
    billed: billed.filter(isOurs).map(({ day, gross }) => ({ day, amount: BigInt(gross) })),
    received: moved.filter(isOurs).map(({ day, kind, amount }) => ({
      day,
      amount: kind === 'refund' ? -BigInt(amount) : BigInt(amount),
    })),
  };
}

const countOf = <Row>(rows: readonly Row[], count: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + count(row), 0);

const amountOf = (rows: readonly { amount: bigint }[]): number =>
  exactly(sumOf(rows.map(({ amount }) => amount)));

export const countedIn = ({ visits, joined, orders, mails, billed, received }: Facts) => ({
  visits: countOf(visits, (row) => row.visits),
  views: countOf(visits, (row) => row.views),
  members: countOf(visits, (row) => row.members),
  stayed: countOf(visits, (row) => row.stayed),
  joined: countOf(joined, ({ people }) => people),
  orders: countOf(orders, (row) => row.orders),
  mails: countOf(mails, (row) => row.mails),
  billed: amountOf(billed),
  received: amountOf(received),
});

export const sumsOf = (facts: Facts) => ({
  ...countedIn(facts),
  seconds: countOf(facts.visits, ({ seconds }) => seconds),
});

function inParts<Row extends Day>(rows: readonly Row[], partOf: (day: string) => string) {
  const parts = new Map<string, Row[]>();
  for (const row of rows) {
    const part = partOf(row.day);
    const known = parts.get(part);
    if (known) known.push(row);
    else parts.set(part, [row]);
  }
  return (part: string): Row[] => parts.get(part) ?? [];
}

/** The same facts, sorted into parts of the time. */
export function factsByPart(
  facts: Facts,
  parts: readonly string[],
  partOf: (day: string) => string,
): { day: string; facts: Facts }[] {
  const visits = inParts(facts.visits, partOf);
  const joined = inParts(facts.joined, partOf);
  const orders = inParts(facts.orders, partOf);
  const mails = inParts(facts.mails, partOf);
  const billed = inParts(facts.billed, partOf);
  const received = inParts(facts.received, partOf);
  return parts.map((day) => ({
    day,
    facts: {
      visits: visits(day),
      joined: joined(day),
      orders: orders(day),
      mails: mails(day),
      billed: billed(day),
      received: received(day),
    },
  }));
}

const kinds = {
  placed: 'pending',
  paid: 'pending',
  shipped: 'finished',
  done: 'finished',
  cancelled: 'rejected',
} as const satisfies Record<OrderState, string>;

export function ordersByOutcome({ orders }: Facts) {
  const sums = { finished: 0, pending: 0, rejected: 0 };
  for (const row of orders) sums[kinds[row.state]] += row.orders;
  return sums;
}
