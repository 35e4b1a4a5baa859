import { inPercent, type Spread, spreadOf, widthOf } from './figures.ts';

export interface Pairs {
  ours: Spread;
  baseline: Spread;
  /** Ours against the baseline right beside it. */
  ratio: Spread;
  /** Why the run says nothing; null when it counts. */
  void: string | null;
}

const calmest = 0.15;

/**
 * Measures both in turn, so that a slow moment of the machine touches both: A B, B A, A B, …
 * Whoever goes first changes from pair to pair, to favour neither.
 */
export async function measurePairs(
  count: number,
  ours: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<Pairs> {
  const pairs: { ours: number; baseline: number }[] = [];
  for (let index = 0; index < count; index++) {
    if (index % 2 === 0) {
      const first = await baseline();
      pairs.push({ baseline: first, ours: await ours() });
    } else {
      const first = await ours();
      pairs.push({ ours: first, baseline: await baseline() });
    }
  }
  return judge(pairs);
}

function judge(pairs: readonly { ours: number; baseline: number }[]): Pairs {
  const baseline = spreadOf(pairs.map((pair) => pair.baseline));
  const width = widthOf(baseline);
  return {
    ours: spreadOf(pairs.map((pair) => pair.ours)),
    baseline,
    ratio: spreadOf(pairs.map((pair) => pair.ours / pair.baseline)),
    void: width > calmest ? `the baseline alone spreads ${inPercent(width)}` : null,
  };
}
