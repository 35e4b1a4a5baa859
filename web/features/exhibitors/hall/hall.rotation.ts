import type { HallBooth, Tier } from '@plenum/contract';

/** How often the floor has moved on since 1970: the same for everyone who looks. */
export const turnAt = (now: number, minutes: number): number =>
  Math.floor(now / (minutes * 60_000));

/** With each turn the first goes last: over as many turns as there are, everyone was everywhere. */
export function turned<T>(order: readonly T[], turn: number): T[] {
  const first = order.length === 0 ? 0 : turn % order.length;
  return [...order.slice(first), ...order.slice(0, first)];
}

/** The tiers in their order, each with its booths as they stand at a turn. */
export function tiersAt<B extends Pick<HallBooth, 'tier'>>(
  tiers: readonly Tier[],
  booths: readonly B[],
  turn: number,
): { tier: Tier; booths: B[] }[] {
  return tiers.map((tier) => ({
    tier,
    booths: turned(
      booths.filter((booth) => booth.tier === tier),
      turn,
    ),
  }));
}
