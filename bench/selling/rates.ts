import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from '../client.ts';
import type { Endings } from '../database.ts';
import { inHundredths, inWholes, withRange } from '../figures.ts';
import { measurePairs } from '../harness.ts';
import type { Result } from '../results.ts';

const pairs = 5;
export const seconds = 4;
const part = 0.6;
const patienceMs = 100;

interface Answered {
  status: number;
  text: string;
}

type Send = <T>(
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: unknown,
) => Promise<T>;

/** So many lines at once. Who is told that much is going on tries again, as a browser does; else no success is a fault. */
export function openLines(endings: Endings, connections: number): Send {
  const client = openClient(connections);
  endings.push(client.close);
  return async <T>(
    method: string,
    url: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<T> => {
    const sent = { url, headers, method, body };
    let { status, text }: Answered = await client.send(sent);
    while (status === 503) {
      await pause(patienceMs);
      ({ status, text } = await client.send(sent));
    }
    if (status >= 300) throw new Error(`${method} ${url} answers ${status}: ${text}`);
    return JSON.parse(text) as T;
  };
}

/** How many come to their end in a second, where each line begins the next one at once. */
export async function rateOf(
  lines: number,
  one: (line: number) => Promise<unknown>,
): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let count = 0;
  const run = async (line: number) => {
    while (performance.now() < end) {
      await one(line);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: lines }, (_, line) => run(line)));
  return count / seconds;
}

interface Compared {
  what: string;
  bareDoes: string;
  goal: number | null;
  ours(): Promise<number>;
  bare(): Promise<number>;
}

/** Ours against the least that could do it, and by itself. */
export async function compare({ what, bareDoes, goal, ours, bare }: Compared): Promise<Result[]> {
  await ours();
  await bare();
  const measured = await measurePairs(pairs, ours, bare);
  const notes = `${pairs} pairs of ${seconds} s; ours ${withRange(measured.ours, inWholes)}, bare ${withRange(measured.baseline, inWholes)} a second`;
  return [
    {
      what: `${what}: our part of bare node:http with ${bareDoes}`,
      figure: withRange(measured.ratio, inHundredths),
      goal: `≥ ${inHundredths(part)}`,
      isReached: measured.ratio.median >= part,
      notes,
      void: measured.void,
    },
    {
      what: `${what} a second`,
      figure: withRange(measured.ours, inWholes),
      goal: goal === null ? 'none of its own' : `≥ ${goal}`,
      isReached: goal === null || measured.ours.median >= goal,
      notes: 'as above',
    },
  ];
}
