import type { Console } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import { requireBooth } from '../exhibitors.access.ts';
import { countSteps, findDays } from './console.queries.ts';
import type { ExhibitorsWork } from '../exhibitors.facts.ts';
import { type MediansOf, steps } from '../hall/hall.medians.ts';
import { findRules } from '../setup/setup.rules.ts';

export async function readConsole(
  { db, facts }: ExhibitorsWork,
  mediansOf: MediansOf,
  person: Person,
  exhibitorId: number,
): Promise<Console> {
  const { booth } = await requireBooth(db, person, exhibitorId);
  const { organisationId, eventId } = booth;
  const [[counts], held, medians, days, rules] = await Promise.all([
    countSteps(db, organisationId, [exhibitorId]),
    facts.countHeld(db, organisationId, eventId),
    mediansOf(booth),
    findDays(db, organisationId, exhibitorId),
    findRules(db, organisationId, eventId),
  ]);
  const people = { ...counts, dropped: held.get(exhibitorId) };
  const seconds = days.reduce((sum, day) => sum + day.seconds, 0);
  return {
    steps: steps.map((step) => ({ step, people: people[step] ?? 0, median: medians[step] })),
    minutes: Math.floor(seconds / 60),
    days: days.map((one) => ({ day: one.day, people: one.people })),
    weights: rules.weights,
  };
}
