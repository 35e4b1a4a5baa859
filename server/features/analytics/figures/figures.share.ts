import type { ShareQuery, ShareReport } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { partsIn, spansOf, stepOf } from './figures.periods.ts';
import { findShareParts } from './figures.queries.ts';
import { whoseFigures } from './figures.whose.ts';

/** What one number of the report is made of: it is counted by day, and nobody in it is known. */
export async function readShare(
  work: Work,
  person: Pick<Person, 'organisationId'>,
  { period = 'last-28-days', of, name = '' }: ShareQuery,
): Promise<ShareReport> {
  const { organisationId, today } = await whoseFigures(work, person);
  const { now } = spansOf(period, today);
  const step = stepOf(period);
  const found = await findShareParts(work.db, organisationId, of, name, now, step);
  const byDay = new Map(found.map((part) => [part.day, part]));
  return {
    step,
    parts: partsIn(now, step).map((day) => byDay.get(day) ?? { day, visits: 0, views: 0 }),
  };
}
