import { inHundredths, p95Of, spreadOf, withRange } from './figures.ts';
import type { Pairs } from './harness.ts';
import type { Result } from './results.ts';

const fewest = 20;
const most = 200;
const budgetMs = 2_000;

/** How often fits into the time for one measuring; the tries are the warming up. */
export async function timesFor(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let count = 0; count < 10; count++) took.push(await msOf(work));
  const fitting = Math.floor(budgetMs / spreadOf(took).median);
  return Math.min(most, Math.max(fewest, fitting));
}

export async function tookOf(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let count = 0; count < times; count++) took.push(await msOf(work));
  return took;
}

export const p95 = async (times: number, work: () => Promise<unknown>): Promise<number> =>
  p95Of(await tookOf(times, work));

export async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

interface Aim {
  what: string;
  limit: number;
  notes: string;
}

/** Ours against the other, at most so many times as long. */
export const ratioResult = ({ ratio, void: isVoid }: Pairs, aim: Aim): Result => ({
  what: aim.what,
  figure: withRange(ratio, inHundredths),
  goal: `≤ ${inHundredths(aim.limit)}`,
  isReached: ratio.median <= aim.limit,
  notes: aim.notes,
  void: isVoid,
});
