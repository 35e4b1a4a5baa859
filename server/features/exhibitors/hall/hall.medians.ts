import type { Step } from '@plenum/contract';
import { seldom } from '../../../platform/clock/seldom.ts';
import { countSteps, findTierOnFloor } from '../console/console.queries.ts';
import type { ExhibitorsWork } from '../exhibitors.facts.ts';
import type { ExhibitorRow } from '../exhibitors.rows.ts';

export const steps = ['seen', 'visited', 'downloaded', 'asked', 'dropped'] as const;
const freshMs = 10_000;

type Which = Pick<ExhibitorRow, 'organisationId' | 'eventId' | 'tier'>;
export type MediansOf = (booth: Which) => Promise<Record<Step, number>>;

/** The whole tier is counted for all its consoles at once; their own numbers are always the newest. */
export function watchMedians(work: ExhibitorsWork): MediansOf {
  const countSeldom = seldom<Record<Step, number>>(work, freshMs);
  return (booth) =>
    countSeldom(`${booth.organisationId}.${booth.eventId}.${booth.tier}`, () =>
      countMedians(work, booth),
    );
}

async function countMedians({ db, facts }: ExhibitorsWork, booth: Which) {
  const { organisationId, eventId } = booth;
  const ids = await findTierOnFloor(db, organisationId, booth);
  const [counts, held] = await Promise.all([
    countSteps(db, organisationId, ids),
    facts.countHeld(db, organisationId, eventId),
  ]);
  const all = counts.map((one) => ({ ...one, dropped: held.get(one.id) ?? 0 }));
  const medians = steps.map((step) => [step, medianOf(all.map((one) => one[step]))] as const);
  return Object.fromEntries(medians) as Record<Step, number>;
}

/** Between two it is the mean, rounded; of nothing, nothing. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const low = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  const high = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return Math.round((low + high) / 2);
}
