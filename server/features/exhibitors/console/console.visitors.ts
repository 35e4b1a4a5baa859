import type { Step, Visitor } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import { requireBooth } from '../exhibitors.access.ts';
import { findLines } from './console.lines.queries.ts';
import { countSteps, findDeeds } from './console.queries.ts';
import type { ExhibitorsWork, Held } from '../exhibitors.facts.ts';
import type { ExhibitorRow } from '../exhibitors.rows.ts';
import { findRules } from '../setup/setup.rules.ts';
import { type Deeds, doneAt, scoreOf, whyOf } from './console.score.ts';

/** A screen shows no more; the export holds all. */
const mostListed = 1_000;

type Booth = Pick<ExhibitorRow, 'organisationId' | 'eventId' | 'id'>;

interface Earned {
  deeds: Deeds;
  score: number;
  why: Visitor['why'];
  at: ReturnType<typeof doneAt>;
}

export interface Scored extends Earned {
  isNamed: boolean;
}

async function findEarned(db: Db, booth: Booth, held: readonly Held[]): Promise<Earned[]> {
  const { organisationId, eventId, id } = booth;
  const dropped = new Map(held.map(({ personId, at }) => [personId, at]));
  const [all, { weights }] = await Promise.all([
    findDeeds(db, organisationId, id, [...dropped.keys()]),
    findRules(db, organisationId, eventId),
  ]);
  return all.map((deeds) => {
    const droppedAt = dropped.get(deeds.personId) ?? null;
    const why = whyOf(deeds, droppedAt, weights);
    return { deeds, why, score: scoreOf(why), at: doneAt(deeds, droppedAt) };
  });
}

/** Everyone who came, the highest score first; named as far as they agreed. */
export async function findScored(
  { db, facts }: Pick<ExhibitorsWork, 'db' | 'facts'>,
  booth: Booth,
): Promise<Scored[]> {
  const { organisationId, id } = booth;
  const earned = await findEarned(db, booth, await facts.findHeld(db, organisationId, id));
  const ids = earned.map(({ deeds }) => deeds.personId);
  const willing = await facts.findNamed(db, organisationId, ids);
  return earned
    .map((one) => {
      const agreed = one.at.asked ?? one.at.dropped;
      return { ...one, isNamed: agreed !== null || willing.has(one.deeds.personId) };
    })
    .toSorted((one, other) => other.score - one.score);
}

/** What the people whose cards a booth holds have earned there. */
export async function scoresOf(
  db: Db,
  booth: Booth,
  held: readonly Held[],
): Promise<Map<number, number>> {
  const earned = await findEarned(db, booth, held);
  return new Map(
    earned.flatMap(({ deeds, score, at }) => (at.dropped ? [[deeds.personId, score]] : [])),
  );
}

export async function listVisitors(
  work: ExhibitorsWork,
  person: Person,
  exhibitorId: number,
  step: Step,
): Promise<Visitor[]> {
  const { booth } = await requireBooth(work.db, person, exhibitorId);
  const scored = await findScored(work, booth);
  return scored
    .flatMap((one) => {
      const at = one.at[step];
      return at ? [visitorView(one, at)] : [];
    })
    .slice(0, mostListed);
}

const visitorView = ({ deeds, isNamed, score, why }: Scored, at: Date): Visitor => ({
  personId: isNamed ? deeds.personId : null,
  fullName: isNamed ? deeds.fullName : null,
  avatar: isNamed ? deeds.avatar : null,
  at: at.toISOString(),
  score,
  why,
});

/** Of each booth of an event, how many people came how far. */
export async function findBoothFigures(db: Db, organisationId: number, eventId: number) {
  const booths = await findLines(db, organisationId, eventId);
  const ids = booths.map(({ id }) => id);
  const steps = new Map(
    (await countSteps(db, organisationId, ids)).map((row) => [row.id, row] as const),
  );
  return booths.map(({ id, tier, shown }) => {
    const { seen = 0, visited = 0, downloaded = 0, asked = 0 } = steps.get(id) ?? {};
    return { exhibitorId: id, name: shown.name, tier, seen, visited, downloaded, asked };
  });
}
