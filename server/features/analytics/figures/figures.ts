import type { AnalyticsPeriod, AnalyticsReport } from '@plenum/contract';
import { exactly, TooLarge } from '../../../platform/amounts/amounts.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { findHelpFigures } from '../../chat/index.ts';
import { findOpen } from '../../invoices/index.ts';
import { countBuyers } from '../../shop/index.ts';
import { countedIn, factsByPart, findFacts, ordersByOutcome, sumsOf } from './figures.facts.ts';
import { partBy, partsIn, spansOf, stepOf } from './figures.periods.ts';
import { findShares, findViewsSince, type ShareRow } from './figures.queries.ts';
import { whoseFigures } from './figures.whose.ts';

const latelyMs = 5 * 60_000;

export async function readReport(
  work: Work,
  person: Pick<Person, 'organisationId'>,
  period: AnalyticsPeriod,
): Promise<AnalyticsReport> {
  const { db, clock } = work;
  const whose = await whoseFigures(work, person);
  const { organisationId, timeZone, currency, today } = whose;
  const { now, before } = spansOf(period, today);
  const span = { ...now, timeZone };
  const [facts, factsBefore, shares, help, buyers, open, lately] = await Promise.all([
    findFacts(db, whose, now),
    findFacts(db, whose, before),
    findShares(db, organisationId, now),
    findHelpFigures(db, organisationId, span),
    countBuyers(db, organisationId, span),
    findOpen(db, organisationId, today),
    findViewsSince(db, organisationId, new Date(clock.now().getTime() - latelyMs)),
  ]);
  const step = stepOf(period);
  const partOf = partBy(step);
  const parts = factsByPart(facts, partsIn(now, step), partOf);
  const sources = sharesOf(shares, 'source');
  const told = ifTellable(() => ({
    sums: sumsOf(facts),
    sumsBefore: sumsOf(factsBefore),
    parts: parts.map((part) => ({ day: part.day, ...countedIn(part.facts) })),
    open: exactly(BigInt(open.find((row) => row.currency === currency)?.open ?? 0)),
  }));
  return {
    span: now,
    before,
    currency,
    step,
    ...told,
    screens: sharesOf(shares, 'screen').toSorted((one, two) => two.views - one.views),
    devices: sharesOf(shares, 'device'),
    countries: sharesOf(shares, 'country'),
    sources,
    orders: ordersByOutcome(facts),
    buyers: {
      fresh: buyers?.fresh ?? 0,
      returning: buyers?.returning ?? 0,
      referred: referredIn(sources),
    },
    help: helpOf(help),
    lately,
  };
}

const sharesOf = (shares: readonly ShareRow[], what: ShareRow['what']) =>
  shares
    .filter((row) => row.what === what)
    .map(({ name, views, visits }) => ({ name, views, visits }));

export const referredIn = (sources: readonly { name: string; visits: number }[]): number =>
  sources.reduce((sum, { name, visits }) => sum + (name === '' ? 0 : visits), 0);

export function helpOf(found: Awaited<ReturnType<typeof findHelpFigures>>) {
  const { total = 0, fresh = 0, open = 0, answeredAfterSeconds = null } = found ?? {};
  const after = answeredAfterSeconds === null ? null : Math.round(answeredAfterSeconds);
  return { total, fresh, open, answeredAfterSeconds: after };
}

function ifTellable<T>(tell: () => T): T {
  try {
    return tell();
  } catch (error) {
    throw error instanceof TooLarge ? problem('payments.too_large') : error;
  }
}
