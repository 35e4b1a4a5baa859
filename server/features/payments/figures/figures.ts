import type { CurrencyFigures, FiguresQuery, MoneyFigures } from '@plenum/contract';
import { exactly, sumOf, TooLarge } from '../../../platform/amounts/amounts.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import {
  daysAfter,
  findBilledDays,
  findBilledTaxes,
  findOpen,
  todayOf,
} from '../../invoices/index.ts';
import { findMoved, type MovedRow } from './figures.queries.ts';

const longest = 366;
/** More would stand too close in a chart. */
const mostDays = 62;

export async function readFigures(
  work: Work,
  { organisationId }: Person,
  period: FiguresQuery,
): Promise<MoneyFigures> {
  const length = lengthOf(period);
  if (length < 1 || length > longest) throw problem('payments.period_wrong');
  const { db } = work;
  const today = await todayOf(work, db, organisationId);
  const [billed, taxes, moved, open] = await Promise.all([
    findBilledDays(db, organisationId, period),
    findBilledTaxes(db, organisationId, period),
    findMoved(db, organisationId, period),
    findOpen(db, organisationId, today),
  ]);
  const step = length > mostDays ? 'month' : 'day';
  const partOf = (day: string) => (step === 'day' ? day : `${day.slice(0, 7)}-01`);
  const parts = [...new Set(daysIn(period).map(partOf))];
  const found = { parts, partOf, billed, taxes, moved, open };
  const names = new Set([...billed, ...moved, ...open].map(({ currency }) => currency));
  try {
    const currencies = [...names].toSorted().map((currency) => figuresOf(currency, found));
    return { step, currencies: currencies.toSorted((one, two) => two.gross - one.gross) };
  } catch (error) {
    if (error instanceof TooLarge) throw problem('payments.too_large');
    throw error;
  }
}

const dayMs = 86_400_000;

const lengthOf = ({ from, until }: FiguresQuery): number =>
  (Date.parse(until) - Date.parse(from)) / dayMs + 1;

const daysIn = (period: FiguresQuery): string[] =>
  Array.from({ length: lengthOf(period) }, (_, place) => daysAfter(period.from, place));

interface Found {
  parts: readonly string[];
  partOf: (day: string) => string;
  billed: Awaited<ReturnType<typeof findBilledDays>>;
  taxes: Awaited<ReturnType<typeof findBilledTaxes>>;
  moved: readonly MovedRow[];
  open: Awaited<ReturnType<typeof findOpen>>;
}

const total = (amounts: readonly string[]): number => exactly(sumOf(amounts.map(BigInt)));

function figuresOf(currency: string, { parts, partOf, ...found }: Found): CurrencyFigures {
  const mine = <Row extends { currency: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.currency === currency);
  const [billed, taxes, moved] = [mine(found.billed), mine(found.taxes), mine(found.moved)];
  const [{ open, overdue } = { open: '0', overdue: '0' }] = mine(found.open);
  const ways = [...new Set(moved.map(({ way }) => way))];
  return {
    currency,
    net: total(taxes.map(({ net }) => net)),
    tax: total(taxes.map(({ tax }) => tax)),
    gross: total(billed.map(({ gross }) => gross)),
    ...sumsOf(moved),
    open: total([open]),
    overdue: total([overdue]),
    taxes: taxes.map(({ rate, reason, net, tax, gross }) => ({
      rate,
      reason,
      net: total([net]),
      tax: total([tax]),
      gross: total([gross]),
    })),
    ways: ways.map((way) => ({ way, ...sumsOf(moved.filter((row) => row.way === way)) })),
    parts: parts.map((day) => {
      const isIn = (row: { day: string }) => partOf(row.day) === day;
      return {
        day,
        billed: total(billed.filter(isIn).map(({ gross }) => gross)),
        ...sumsOf(moved.filter(isIn)),
      };
    }),
  };
}

const sumsOf = (rows: readonly MovedRow[]) => {
  const amountOf = (kind: MovedRow['kind']) =>
    total(rows.filter((row) => row.kind === kind).map(({ amount }) => amount));
  return { received: amountOf('payment'), refunded: amountOf('refund') };
};
