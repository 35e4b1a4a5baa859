import type { CheckResult, KeptPass, PassPage } from '@plenum/contract';
import { keepOnly, readKept } from '../../../platform/session/kept-on-device.ts';
import { plainWords } from '../../../platform/i18n/plain-words.ts';

/** Who may come in, as this device last heard. */
export interface Passes {
  readAt: string;
  byId: Map<number, KeptPass>;
  byHash: Map<string, KeptPass>;
}

interface Kept {
  readAt: string;
  places: KeptPass[];
}

/** The event's own door, or a list beside it. */
export interface Entrance {
  eventId: number;
  listId: number | null;
}

const keyOf = (owner: string, { eventId, listId }: Entrance) =>
  `door ${owner} ${eventId}${listId === null ? '' : ` ${listId}`}`;

function passesOf({ readAt, places }: Kept): Passes {
  return {
    readAt,
    byId: new Map(places.map((place) => [place.id, place])),
    byHash: new Map(places.map((place) => [place.hash, place])),
  };
}

export async function recallPasses(owner: string, at: Entrance): Promise<Passes | null> {
  const kept = (await readKept(keyOf(owner, at))) as Kept | undefined;
  return kept && Array.isArray(kept.places) ? passesOf(kept) : null;
}

export const keepPasses = (owner: string, at: Entrance, { readAt, byId }: Passes) =>
  keepOnly(keyOf(owner, at), { readAt, places: [...byId.values()] } satisfies Kept);

export async function readAllPasses(
  readPage: (after: number) => Promise<PassPage>,
  readAt: string,
): Promise<Passes> {
  const places: KeptPass[] = [];
  for (let after: number | undefined = 0; after !== undefined;) {
    const page: PassPage = await readPage(after);
    places.push(...page.places);
    after = page.hasMore ? page.places.at(-1)?.id : undefined;
  }
  return passesOf({ readAt, places });
}

/** Somebody came in, or it was taken back. */
export function noteMoment({ byId }: Passes, placeId: number, at: string | null): void {
  const place = byId.get(placeId);
  if (place) place.checkedInAt = at;
}

export async function hashOf(pass: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(pass));
  const signs = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What the server would say, as far as this device knows. */
export function answerFrom(
  passes: Passes,
  place: KeptPass | undefined,
  leaves = false,
): CheckResult {
  if (!place) return { result: 'unknown', place: null };
  const { hash: _, mostOfBooking: __, ...known } = place;
  if (leaves) return { result: place.checkedInAt ? 'left' : 'not_in', place: known };
  if (place.checkedInAt) return { result: 'again', place: known };
  if (isUsedUp(passes, place)) return { result: 'not_listed', place: known };
  return { result: place.balance > 0 ? 'unpaid' : 'in', place: known };
}

/** Others of the booking have come by all its add-ons. */
const isUsedUp = ({ byId }: Passes, { reference, mostOfBooking }: KeptPass): boolean =>
  mostOfBooking !== undefined &&
  [...byId.values()].filter(
    (one) => one.reference === reference && one.checkedInAt && one.mostOfBooking !== undefined,
  ).length >= mostOfBooking;

const mostShown = 50;

/** By name or reference, as somebody at the door types it. */
export function findKept({ byId }: Passes, q: string): KeptPass[] {
  const typed = plainWords(q);
  return [...byId.values()]
    .filter(({ fullName, reference }) => plainWords(`${fullName} ${reference}`).includes(typed))
    .toSorted((one, other) => one.fullName.localeCompare(other.fullName))
    .slice(0, mostShown);
}

export const countKept = ({ byId }: Passes) => ({
  expected: byId.size,
  checkedIn: [...byId.values()].filter(({ checkedInAt }) => checkedInAt !== null).length,
});
