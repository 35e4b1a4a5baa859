import { inMs, inThousandths, inWholes, spreadOf, withRange } from '../figures.ts';
import { broken, type Result } from '../results.ts';
import {
  bookingPage,
  dashboard,
  hall,
  lobby,
  people,
  publicProgram,
  type Screen,
} from './screens.ts';
import type { WebStage } from './stage.ts';
import { freshWindow, slowing, type Visit, visit } from './visit.ts';

const runs = 5;
const inBytes = (value: number) => `${inWholes(value)} bytes`;

interface Visits {
  fresh: Visit[];
  warm: Visit[];
}

const screensOf = ({ programSlug }: WebStage): Screen[] => [
  dashboard,
  lobby,
  hall,
  people,
  publicProgram(programSlug),
  bookingPage,
];

/** What a person waits for, and whether it moves under their eyes, on a slow machine. */
export async function measureVitals(stage: WebStage): Promise<Result[]> {
  const results: Result[] = [];
  for (const screen of screensOf(stage)) {
    const measured = visitsTo(screen, stage).then((visits) =>
      resultsOf(screen, visits, stage.version),
    );
    results.push(...(await measured.catch((error: unknown) => broken(screen.name, error))));
  }
  return results;
}

async function visitsTo(screen: Screen, stage: WebStage): Promise<Visits> {
  const visits: Visits = { fresh: [], warm: [] };
  for (let run = 0; run < runs; run++) {
    const context = await freshWindow(stage);
    visits.fresh.push(await visit(context, stage, screen));
    // The second time the browser keeps what it compiled; the third is what follows every day.
    await visit(context, stage, { ...screen, steps: [] });
    visits.warm.push(await visit(context, stage, screen));
    await context.close();
  }
  return visits;
}

function resultsOf(screen: Screen, { fresh, warm }: Visits, version: string): Result[] {
  const how = `Chromium ${version}, processor slowed ${slowing} times, ${runs} windows; line and server not slowed`;
  const line = (
    what: string,
    valueOf: (visit: Visit) => number,
    limit: number,
    write: (value: number) => string,
    notes: string,
  ): Result => {
    const first = spreadOf(fresh.map(valueOf));
    const later = spreadOf(warm.map(valueOf));
    return {
      what: `${screen.name}: ${what}, fresh browser`,
      figure: withRange(first, write),
      goal: `≤ ${write(limit)}`,
      isReached: first.median <= limit && later.median <= limit,
      notes: `${how}; with files kept ${withRange(later, write)}; ${notes}`,
    };
  };
  const slowest = [...fresh, ...warm].toSorted((a, b) => b.inp - a.inp)[0];
  return [
    line(
      'largest paint',
      ({ lcp }) => lcp,
      screen.paintMs ?? 1_500,
      inMs,
      `painted “${fresh[0]?.lcpOf ?? ''}”`,
    ),
    line('layout shift', ({ cls }) => cls, 0.02, inThousandths, 'load and all of the script'),
    line(
      'slowest interaction',
      ({ inp }) => inp,
      100,
      inMs,
      `script: ${screen.steps.map(({ name }) => name).join(', ')}; slowest of all was ${slowest?.inpOf ?? ''}`,
    ),
    ...(screen.mostBytes === undefined
      ? []
      : [line('first view', ({ bytes }) => bytes, screen.mostBytes, inBytes, 'all that is sent')]),
  ];
}
