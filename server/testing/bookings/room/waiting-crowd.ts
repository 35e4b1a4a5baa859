import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Booking, RoomNow, RoomTurn } from '@plenum/contract';
import { detailsOf, newKey } from '../bookings.ts';
import type { Asker } from './asking.ts';

export interface Waiter {
  key: string;
  network: string;
  /** Never comes when they are called. */
  isAway: boolean;
  /** Each place they were told to have. */
  places: number[];
  /** What they kept, and booked. */
  tokens: string[];
  refusals: string[];
}

export interface Town {
  asker: Asker;
  address: () => Promise<string>;
  random: () => number;
  slug: string;
  ticketId: number;
  surprises: string[];
}

/** As browsers do: in between, and more often once it is nearly their turn. */
const [farMs, restMs, nearMs] = [30_000, 10_000, 3_000];
const [near, far] = [100, 1_000];
const soonMs = 300_000;
const mostLooks = 400;
/** After the draw, who asks which place they were drawn: not all at once. */
const askMs = 20_000;
/** To fill in takes somebody longer than a robot. */
const fillMs = 16_000;

export const waitersOf = (count: number, awayEvery: number): Waiter[] =>
  Array.from({ length: count }, (_, at) => ({
    key: randomBytes(32).toString('base64url'),
    network: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
    isAway: at % awayEvery === awayEvery - 1,
    places: [],
    tokens: [],
    refusals: [],
  }));

export async function enters(town: Town, waiter: Waiter): Promise<RoomTurn> {
  const { asker, address, slug } = town;
  const { key, network } = waiter;
  const question = { method: 'POST', path: `/api/e/${slug}/room`, network } as const;
  const { status, body } = await asker.until<RoomTurn>(address, { ...question, body: { key } });
  if (status !== 200) town.surprises.push(`${status} ${body.code} for who enters`);
  if (typeof body.place === 'number') waiter.places.push(body.place);
  return body;
}

/** Waits until it is their turn and books one place, or until all is sold. */
export async function waits(town: Town, waiter: Waiter): Promise<void> {
  const { asker, address, random, slug, surprises } = town;
  let rest = farMs;
  for (let looks = 0; looks < mostLooks; looks++) {
    await pause(rest * (0.5 + random()));
    const path = `/api/e/${slug}/room`;
    const { body: now } = await asker.until<RoomNow>(address, { method: 'GET', path });
    if (now.state === 'before') {
      rest = Date.parse(now.opensAt ?? '') - Date.now() > soonMs ? farMs : restMs;
      continue;
    }
    if (waiter.places.length === 0) {
      await pause(askMs * random());
      await enters(town, waiter);
    }
    const [place = 0] = waiter.places;
    const ahead = place - now.calledTo;
    rest = ahead > far ? farMs : ahead < near ? nearMs : restMs;
    if (place <= now.calledTo) return waiter.isAway ? undefined : begins(town, waiter);
    if (now.state === 'free') return;
    // Some load the page anew.
    if (random() < 0.05) await enters(town, waiter);
  }
  surprises.push('somebody waited too long');
}

async function begins(town: Town, waiter: Waiter): Promise<void> {
  const turn = await enters(town, waiter);
  if (turn.state !== 'in') {
    waiter.refusals.push(turn.state);
    return;
  }
  const { asker, address, slug, ticketId } = town;
  const { key: room, network } = waiter;
  const held = await asker.until<{ token: string }>(address, {
    method: 'POST',
    path: `/api/e/${slug}/bookings`,
    network,
    body: { key: newKey(), items: [{ ticketId, quantity: 1 }], room },
  });
  if (held.status !== 201) {
    waiter.refusals.push(held.body.code ?? '');
    return;
  }
  waiter.tokens.push(held.body.token);
  await pause(fillMs * (0.25 + 0.75 * town.random()));
  await books(town, waiter, held.body.token);
}

async function books({ asker, address, surprises }: Town, { network }: Waiter, token: string) {
  const path = `/api/booking/${token}`;
  const { body: booking } = await asker.until<Booking>(address, { method: 'GET', path, network });
  const details = { method: 'PUT', path: `${path}/details`, body: detailsOf(booking) } as const;
  await asker.until(address, { ...details, network });
  const body = { way: 'free', gross: 0, agrees: true };
  const question = { method: 'POST', path: `${path}/book`, network, body } as const;
  const done = await asker.until<Booking>(address, question);
  if (done.body.state !== 'confirmed')
    surprises.push(`${done.status} ${done.body.code} for who books`);
}
