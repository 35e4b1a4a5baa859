import type { Shares } from './shares.ts';

/** Whoever has no more than that asks for little, and is not who all wait for. */
const few = 2;
/** What was refused a moment ago has made room; long after, others have taken it. */
const freshMs = 1_000;
const mostRoom = 500;

export interface Relief {
  /** Under pressure: whether one more comes in of somebody who has so many here already. */
  admits(present: number): boolean;
}

/**
 * When there is too much, those who ask for most are refused first: what waits in the longest line,
 * or comes anew of somebody with more than a few. Each refusal makes room for one who asks for little.
 */
export function openRelief(crowds: readonly Shares[], now = () => performance.now()): Relief {
  let [room, madeAt] = [0, 0];
  return {
    admits: (present) => {
      const isFresh = now() - madeAt <= freshMs;
      if (present >= few) {
        room = Math.min(mostRoom, (isFresh ? room : 0) + 1);
        madeAt = now();
        return false;
      }
      if (isFresh && room > 0) {
        room--;
        return true;
      }
      return crowds.some((shares) => shares.refuseLast(few));
    },
  };
}
