import type { WantedTicket } from '@plenum/contract';
import type { Draw } from '../../stock/index.ts';

export interface Waiter {
  id: number;
  items: readonly WantedTicket[];
}

export type Free = ReadonlyMap<number, number>;

interface Served<W> {
  waiter: W;
  draws: Draw[];
}

interface Passed<W> {
  waiter: W;
  /** As many as there were of what it had too few of. */
  left: number;
}

export interface Allotment<W> {
  served: Served<W>[];
  /** Before one of those who were served, and for the same places. */
  passed: Passed<W>[];
  /** What nobody in line has a use for as it is. */
  left: Free;
}

const addedUp = (draws: readonly Draw[]): Draw[] => {
  const sums = new Map<number, number>();
  for (const { quotaId, quantity } of draws) {
    sums.set(quotaId, (sums.get(quotaId) ?? 0) + quantity);
  }
  return [...sums].map(([quotaId, quantity]) => ({ quotaId, quantity }));
};

/** Null: it cannot be had now, however many are free. */
type Draws = (items: readonly WantedTicket[]) => Draw[] | null;

/**
 * Who gets what is free, the first in line first. Who waits for three waits for three: what is too few
 * for them goes on to the next whom it serves.
 */
export function allot<W extends Waiter>(
  line: readonly W[],
  free: Free,
  drawsOf: Draws,
): Allotment<W> {
  const left = new Map(free);
  const served: Served<W>[] = [];
  const short: { waiter: W; left: number; quotaIds: number[] }[] = [];
  const passed: Passed<W>[] = [];
  for (const waiter of line) {
    if (isOver(left)) break;
    const wanted = drawsOf(waiter.items);
    if (!wanted) continue;
    const draws = addedUp(wanted);
    const lacking = draws.filter(({ quotaId, quantity }) => (left.get(quotaId) ?? 0) < quantity);
    if (lacking.length > 0) {
      const fewest = Math.min(...lacking.map(({ quotaId }) => left.get(quotaId) ?? 0));
      short.push({ waiter, left: Math.max(0, fewest), quotaIds: draws.map((one) => one.quotaId) });
      continue;
    }
    for (const { quotaId, quantity } of draws) {
      left.set(quotaId, (left.get(quotaId) ?? 0) - quantity);
    }
    served.push({ waiter, draws });
    for (const one of short.splice(0)) {
      const isPassed = draws.some(({ quotaId }) => one.quotaIds.includes(quotaId));
      if (isPassed) passed.push({ waiter: one.waiter, left: one.left });
      else short.push(one);
    }
  }
  return { served, passed, left };
}

const isOver = (left: Free): boolean => left.size > 0 && [...left.values()].every((n) => n <= 0);
