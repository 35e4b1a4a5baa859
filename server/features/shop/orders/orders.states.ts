import type { OrderDeed, OrderState } from '@plenum/contract';
import type { ChangeRow } from './orders.rows.ts';

/** What each may become; nothing else does. */
const next: Readonly<Record<OrderState, readonly OrderState[]>> = {
  placed: ['paid', 'cancelled'],
  // It is open again once its money went back.
  paid: ['placed', 'shipped', 'done', 'cancelled'],
  shipped: ['done'],
  done: [],
  cancelled: [],
};

export const leadsTo = (from: OrderState, to: OrderState): boolean => next[from].includes(to);

interface Standing {
  state: OrderState;
  needsShipping: boolean;
  gross: number;
  /** By its invoice. */
  paid: number;
  hasLeft: boolean;
}

/** For who runs the shop. */
export function deedsOf({ state, needsShipping, hasLeft }: Standing): OrderDeed[] {
  const all: Readonly<Record<OrderDeed, boolean>> = {
    ship: needsShipping && leadsTo(state, 'shipped'),
    finish: leadsTo(state, 'done'),
    cancel: leadsTo(state, 'cancelled'),
    refund: hasLeft && (state === 'paid' || state === 'shipped' || state === 'done'),
  };
  return (Object.keys(all) as OrderDeed[]).filter((deed) => all[deed]);
}

/** While nothing was paid; what is for nothing, until it is sent. */
export const canGiveUp = ({ state, gross, paid }: Standing): boolean =>
  leadsTo(state, 'cancelled') && paid === 0 && (state === 'placed' || gross === 0);

/** By the clock, and never paid before. */
export const hasEnded = (
  { state }: { state: OrderState },
  changes: readonly Pick<ChangeRow, 'state' | 'isByItself'>[],
): boolean =>
  state === 'cancelled' &&
  (changes.at(-1)?.isByItself ?? false) &&
  !changes.some((change) => change.state === 'paid');
