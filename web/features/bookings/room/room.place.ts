import type { RoomNow, RoomTurn } from '@plenum/contract';
import { readStored, writeStored } from '../../../platform/stored-value.ts';

const nameOf = (slug: string): string => `plenum.room.${slug}`;

/** As the server asks for it: 32 bytes that nobody guesses. */
export const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const isSecret = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z0-9_-]{43}$/.test(text);

/** Where storage is forbidden a place lives as long as the page does: its link keeps it. */
const kept = new Map<string, string>();

/** One's place in line; null: none was asked for yet. */
export function knownSecret(slug: string): string | null {
  const stored = readStored(nameOf(slug)) ?? kept.get(slug);
  return isSecret(stored) ? stored : null;
}

export function keepSecret(slug: string, secret: string): void {
  kept.set(slug, secret);
  writeStored(nameOf(slug), secret);
}

/** Opens the same place in line on another device. */
export const placeLink = (slug: string, secret: string): string =>
  `${location.origin}/e/${slug}/register?room=${secret}`;

/** How many stand before somebody; null: there is no order yet. */
export const aheadOf = ({ place }: RoomTurn, { calledTo }: RoomNow): number | null =>
  place === null ? null : Math.max(0, place - calledTo - 1);

/** As things went lately; null: nobody can say. */
export function minutesLeft(ahead: number, { perMinute }: RoomNow): number | null {
  return perMinute === null || perMinute <= 0 ? null : Math.ceil((ahead + 1) / perMinute);
}

/** There is an order now, or one was called. */
const isDue = ({ state, place }: RoomTurn, { seed, calledTo, state: of }: RoomNow): boolean =>
  state === 'waiting' && (place === null ? seed !== null || of !== 'before' : place <= calledTo);

const [inMs, calledMs] = [15_000, 1_500];

/** When one's own turn is asked for anew; `patience` is another one for everybody. */
export function askAgainMs(
  turn: RoomTurn | undefined,
  now: RoomNow | undefined,
  patience: number,
): number | false {
  if (turn?.state === 'in') return inMs;
  if (!turn || !now || !isDue(turn, now)) return false;
  return turn.place === null ? calledMs + patience : calledMs;
}

const [farMs, restMs, nearMs] = [30_000, 10_000, 3_000];
const soonMs = 300_000;
const [near, far] = [100, 1_000];

/** How long one looks away: the nearer the turn, the shorter; and never all at the same moment. */
export function restOf(
  now: Pick<RoomNow, 'state' | 'opensAt' | 'calledTo'>,
  place: number | null,
  at = Date.now(),
): number {
  const rest = (ms: number) => Math.round(ms * (0.75 + Math.random() / 2));
  if (now.state === 'before') {
    const left = now.opensAt === null ? 0 : Date.parse(now.opensAt) - at;
    return rest(left > soonMs ? farMs : restMs);
  }
  const ahead = place === null ? near : place - now.calledTo;
  if (ahead > far) return rest(farMs);
  return rest(ahead < near ? nearMs : restMs);
}
