import type { Placed } from '../../features/agenda/program/program.ts';

export interface StageNow {
  isOn: boolean;
  placed: Placed;
}

/** What is on in a room, else what comes next there; breaks are neither. */
export function nowIn(
  placed: readonly Placed[],
  roomId: number | null,
  now: number,
): StageNow | undefined {
  if (roomId === null) return undefined;
  const here = placed.filter(
    ({ session, endsAt }) => session.roomId === roomId && session.kind !== 'break' && endsAt > now,
  );
  const [first] = here.toSorted((a, b) => a.startsAt - b.startsAt);
  return first && { isOn: first.startsAt <= now, placed: first };
}

const aroundMs = 12 * 3_600_000;

/** What somebody may want to go live with: around this time, in this room first, what is on before all. */
export function aroundNow(placed: readonly Placed[], roomId: number | null, now: number): Placed[] {
  const order = (one: Placed) =>
    (one.session.roomId === roomId ? 0 : 2) + (one.startsAt <= now && now < one.endsAt ? 0 : 1);
  return placed
    .filter(
      ({ session, startsAt, endsAt }) =>
        session.kind !== 'break' && startsAt < now + aroundMs && endsAt > now - aroundMs,
    )
    .toSorted((a, b) => order(a) - order(b) || a.startsAt - b.startsAt);
}
