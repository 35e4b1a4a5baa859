import type { Placed } from '../program/program.ts';

export interface Overlap {
  other: Placed;
  minutes: number;
}

/** For each session of mine what else of mine takes place meanwhile; one after the other is no clash. */
export function overlapsIn(mine: readonly Placed[]): Map<number, Overlap[]> {
  const found = new Map<number, Overlap[]>();
  const note = (one: Placed, overlap: Overlap) =>
    found.set(one.session.id, [...(found.get(one.session.id) ?? []), overlap]);
  for (const [place, one] of mine.entries()) {
    for (const other of mine.slice(place + 1)) {
      const shared = Math.min(one.endsAt, other.endsAt) - Math.max(one.startsAt, other.startsAt);
      if (shared <= 0) continue;
      const minutes = Math.ceil(shared / 60_000);
      note(one, { other, minutes });
      note(other, { other: one, minutes });
    }
  }
  return found;
}

export const isOnNow = ({ startsAt, endsAt }: Placed, now: number): boolean =>
  startsAt <= now && now < endsAt;

/** What is on now comes first, then what begins next; whatever begins together comes together. */
export function upNext(mine: readonly Placed[], now: number): readonly Placed[] {
  const onNow = mine.filter((one) => isOnNow(one, now));
  if (onNow.length > 0) return onNow;
  const next = mine.find(({ startsAt }) => startsAt > now);
  return mine.filter(({ startsAt }) => startsAt === next?.startsAt);
}

const doorsOpenMs = 10 * 60_000;

/** The way in is shown from a little before it begins until it ends. */
export const isOpen = ({ startsAt, endsAt }: Placed, now: number): boolean =>
  startsAt - doorsOpenMs <= now && now < endsAt;
