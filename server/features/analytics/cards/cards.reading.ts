import { type CardQuery, lastDays } from '@plenum/contract/features/analytics/index.ts';
import type { AnalyticsPeriod } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { factsByPart, type Facts, findFacts, type Whose } from '../figures/figures.facts.ts';
import { daysIn, lastDaysUntil, monthFrom } from '../figures/figures.periods.ts';
import { daysAfter } from '../../invoices/index.ts';

const periods: Record<(typeof lastDays)[number], AnalyticsPeriod> = {
  'Last 28 Days': 'last-28-days',
  'Last Month': 'last-month',
  'Last Year': 'last-year',
};

/** Clients of the template never say which: they are shown the first. */
export const periodOf = ({ last_days = lastDays[0] }: CardQuery): AnalyticsPeriod =>
  periods[last_days];

export type Seen = Whose & { today: string };

/** What happened on each of the last days, until today. */
export async function lastDaysOf(db: Db, whose: Seen, days: number): Promise<Facts[]> {
  const span = lastDaysUntil(whose.today, days);
  const facts = await findFacts(db, whose, span);
  return factsByPart(facts, daysIn(span), (day) => day).map((part) => part.facts);
}

/** In each of the last months, with the one that is not over. */
export async function lastMonthsOf(db: Db, whose: Seen, months: number): Promise<Facts[]> {
  const parts = Array.from({ length: months }, (_, place) =>
    monthFrom(whose.today, place + 1 - months),
  );
  const span = { from: parts[0] ?? whose.today, until: whose.today };
  const facts = await findFacts(db, whose, span);
  return factsByPart(facts, parts, (day) => monthFrom(day, 0)).map((part) => part.facts);
}

/** In each of the last weeks; the last one ends today. */
export async function lastWeeksOf(db: Db, whose: Seen, weeks: number): Promise<Facts[]> {
  const parts = Array.from({ length: weeks }, (_, place) =>
    daysAfter(whose.today, 1 - 7 * (weeks - place)),
  );
  const span = { from: parts[0] ?? whose.today, until: whose.today };
  const facts = await findFacts(db, whose, span);
  const weekOf = (day: string) => parts.findLast((first) => first <= day) ?? day;
  return factsByPart(facts, parts, weekOf).map((part) => part.facts);
}
