import type { Download, Visitor } from '@plenum/contract';
import { csvLine } from '../../../platform/csv.ts';
import type { Person } from '../../../platform/person.ts';
import { record } from '../../audit/index.ts';
import { requireBooth } from '../exhibitors.access.ts';
import type { ExhibitorsWork } from '../exhibitors.facts.ts';
import { findScored, type Scored } from './console.visitors.ts';

const earned = ['visited', 'returned', 'stayed', 'downloaded', 'asked', 'dropped'] as const;
const head = ['Name', 'Score', 'Visited', 'Returned', 'Stayed', 'Downloaded', 'Asked', 'Dropped'];
const more = ['Days', 'Minutes', 'First visit', 'Last here'];

/** Everyone who did more than pass by; that it was taken is recorded before a line leaves. */
export async function exportVisitors(
  work: ExhibitorsWork,
  person: Person,
  exhibitorId: number,
): Promise<Download> {
  const { booth } = await requireBooth(work.db, person, exhibitorId);
  const all = await findScored(work, booth);
  const visitors = all.filter(({ at: { seen: _, ...done } }) => Object.values(done).some(Boolean));
  await record(work.db, person, {
    action: 'exhibitors.visitors_exported',
    subjectId: exhibitorId,
    subject: booth.name,
    after: { rows: visitors.length },
  });
  const day = work.clock.now().toISOString().slice(0, 10);
  return { name: `visitors-${day}.csv`, content: linesOf(visitors) };
}

async function* linesOf(visitors: readonly Scored[]) {
  // Spreadsheets take a file without this sign for something older than Unicode.
  yield `\uFEFF${csvLine([...head, ...more])}`;
  for (const visitor of visitors) yield csvLine(cellsOf(visitor));
}

const pointsFor = (why: Visitor['why'], what: (typeof earned)[number]): string =>
  String(why.find((line) => line.what === what)?.points ?? 0);

const cellsOf = ({ deeds, isNamed, score, why }: Scored): string[] => [
  isNamed ? deeds.fullName : '',
  String(score),
  ...earned.map((what) => pointsFor(why, what)),
  String(deeds.days),
  String(Math.floor(deeds.seconds / 60)),
  deeds.visitedAt?.toISOString() ?? '',
  deeds.seenAt?.toISOString() ?? '',
];
