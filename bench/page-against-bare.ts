import type { Statement } from '../server/platform/db/sql.ts';
import { openClient } from './client.ts';
import type { Endings, Place } from './database.ts';
import { inMs, inWholes, p95Of, spreadOf, withRange } from './figures.ts';
import { measurePairs } from './harness.ts';
import type { OurSide } from './http/sides.ts';
import { startBarePeople } from './people/bare.ts';
import type { Result } from './results.ts';
import { ratioResult, timesFor, tookOf } from './timed.ts';

const pairs = 9;
const goal = 2;
const usualMs = 50;

export interface Stage {
  ours: OurSide;
  place: Place;
  send(url: string, headers: Record<string, string>): Promise<string>;
}

/** One line to a server, on which every answer but 200 is a fault. */
export function lineTo(endings: Endings): Stage['send'] {
  const line = openClient(1);
  endings.push(line.close);
  return async (url, headers) => {
    const { status, text } = await line.send({ url, headers });
    if (status !== 200) throw new Error(`${url} answers ${status}: ${text}`);
    return text;
  };
}

interface Page {
  what: string;
  path: string;
  statements: readonly Statement[];
  found: number;
  shown: string;
  /** Goal of the slowest one in twenty. */
  withinMs?: number;
}

/**
 * A page of ours against bare node:http that runs the same SQL, and by itself. Compared is the usual
 * answer: the slowest one in twenty says of both mostly what else the machine did.
 */
export async function pageAgainstBare(
  { ours, place, send }: Stage,
  { what, path, statements, found, shown, withinMs = usualMs }: Page,
): Promise<Result[]> {
  const read = async () => JSON.parse(await send(`${ours.origin}${path}`, ours.headers)) as unknown;
  const bareServer = await startBarePeople(place, statements);
  const bare = async () => JSON.parse(await send(bareServer.url, {})) as unknown;
  const [calm, bareCalm] = [await timesFor(read), await timesFor(bare)];
  const slowest: number[] = [];
  const measured = await measurePairs(
    pairs,
    async () => {
      const took = await tookOf(calm, read);
      slowest.push(p95Of(took));
      return spreadOf(took).median;
    },
    async () => spreadOf(await tookOf(bareCalm, bare)).median,
  );
  await bareServer.stop();
  const slow = spreadOf(slowest);
  return [
    ratioResult(measured, {
      what: `${what}, against bare node:http with the same SQL`,
      limit: goal,
      notes: `${inWholes(found)} found; ${pairs} pairs of ${calm} requests one after another; ours ${withRange(measured.ours, inMs)}, bare ${withRange(measured.baseline, inMs)}`,
    }),
    {
      what: `${what}, p95`,
      figure: withRange(slow, inMs),
      goal: `≤ ${inMs(withinMs)}`,
      isReached: slow.median <= withinMs,
      notes: shown,
      // Whatever else the machine did, it made nothing faster.
      void: slow.max <= withinMs ? null : measured.void,
    },
  ];
}
