import type { Booking, Payment, UpgradeOffers, WantedTicket } from '@plenum/contract';
import { someAddress } from '../../orders.ts';
import type { StripeDouble } from '../../payments/stripe-double.ts';
import type { Asker, Told } from './asking.ts';
import type { KeyTries, Remembered, Wish } from './remembered.ts';

/** What an event of the history sells. */
export interface Offered {
  id: number;
  slug: string;
  tickets: number[];
  addOn: number;
  code: string;
}

export interface Scene {
  offered: Offered;
  asker: Asker;
  memory: Remembered;
  random: () => number;
  keys: KeyTries;
  double: StripeDouble;
  surprises: string[];
}

type Way = Payment['way'];

/** Somebody who books: from keeping places to changing their mind, as chance will have it. */
export async function bookOnce(scene: Scene): Promise<void> {
  const { random } = scene;
  const wish = await keptPlaces(scene);
  if (!wish || random() < 0.1) return;
  const ask = (method: 'GET' | 'POST' | 'PUT', deed: string, body?: () => object) =>
    scene.asker.until<Booking>(method, `/api/booking/${wish.token}${deed}`, body ? { body } : {});
  if (random() < 0.2) await ask('POST', '/prolong');
  if (random() < 0.15) {
    const { status } = await ask('POST', '/give-up');
    wish.isGivenUp = status === 200;
    return;
  }
  await fillIn(ask, wish, false);
  const seen = (await ask('GET', '')).body;
  const way = seen.gross === 0 ? 'free' : pick(random, ['transfer', 'on_site', 'stripe'] as const);
  const forged = await ask('POST', '/book', () => ({ way, gross: seen.gross - 1, agrees: true }));
  if (forged.status === 200) scene.surprises.push('Booked at another price.');
  const booked = await ask('POST', '/book', () => ({ way, gross: seen.gross, agrees: true }));
  wish.isBooked = wasBooked(booked);
  if (booked.status !== 200) return;
  if (way === 'stripe') await goAndPay(scene, wish);
  if (random() < 0.3) await fillIn(ask, wish, true);
  if (random() < 0.2) {
    const other: Way = random() < 0.5 ? 'transfer' : 'on_site';
    await ask('PUT', '/way', () => ({ way: other }));
  }
  if (random() < 0.3) await addDinner(scene, wish);
  if (random() < 0.3) await upgrade(scene, wish);
  const { people } = (await ask('GET', '')).body;
  scene.memory.passes.push(...people.flatMap(({ pass }) => pass ?? []));
  if (random() < 0.2) wish.isCancelled = (await ask('POST', '/cancel')).status === 200;
}

const remembered = ({ memory }: Scene, token: string): Wish => {
  const wish = { token, isGivenUp: false, isBooked: false, isCancelled: false, emails: new Map() };
  memory.wishes.push(wish);
  return wish;
};

/** Something more for a booking that stands, or came to nothing meanwhile. */
async function addDinner(scene: Scene, { token: addsTo }: Wish): Promise<void> {
  const { asker, offered, keys } = scene;
  const key = keys();
  const items = [{ ticketId: offered.addOn, quantity: 1 }];
  const path = `/api/e/${offered.slug}/bookings`;
  const body = () => ({ key: key(), items, addsTo });
  const kept = await asker.until<{ token: string }>('POST', path, { body });
  if (kept.status === 201) await bookMore(scene, remembered(scene, kept.body.token));
}

/** One of its places for a dearer ticket, as far as it is confirmed by then. */
async function upgrade(scene: Scene, { token }: Wish): Promise<void> {
  const { asker, random, keys } = scene;
  const path = `/api/booking/${token}/upgrades`;
  const { body: offers } = await asker.until<UpgradeOffers>('GET', path);
  if (offers.upgrades.length === 0) return;
  const { placeId, ticketId } = pick(random, offers.upgrades);
  const key = keys();
  const body = () => ({ key: key(), placeId, ticketId });
  const kept = await asker.until<{ token: string }>('POST', path, { body });
  if (kept.status === 201) await bookMore(scene, remembered(scene, kept.body.token));
}

async function bookMore(scene: Scene, wish: Wish): Promise<void> {
  const path = `/api/booking/${wish.token}`;
  const seen = (await scene.asker.until<Booking>('GET', path)).body;
  for (const { id, email } of seen.people) wish.emails.set(id, email);
  if (scene.random() < 0.1) return;
  const said = { way: 'transfer', gross: seen.gross, agrees: true };
  wish.isBooked = wasBooked(await scene.asker.until('POST', `${path}/book`, { body: () => said }));
}

/** Now, or by a try whose answer was lost: only what was booked can be cancelled meanwhile. */
const wasBooked = ({ status, body }: Told): boolean =>
  status === 200 || body.code === 'bookings.not_from_here';

const pick = <T>(random: () => number, all: readonly T[]): T =>
  all[Math.floor(random() * all.length)] as T;

async function keptPlaces(scene: Scene): Promise<Wish | null> {
  const { asker, offered, random, keys } = scene;
  const items: WantedTicket[] = [
    { ticketId: pick(random, offered.tickets), quantity: 1 + Math.floor(random() * 3) },
  ];
  if (random() < 0.3) items.push({ ticketId: offered.addOn, quantity: 1 });
  const code = random() < 0.4 ? offered.code : '';
  const key = keys();
  const path = `/api/e/${offered.slug}/bookings`;
  const body = () => ({ key: key(), items, code });
  const kept = await asker.until<{ token: string }>('POST', path, { body });
  const { token } = kept.body;
  if (kept.status !== 201) return null;
  return remembered(scene, token);
}

type AskOwn = (
  method: 'GET' | 'POST' | 'PUT',
  deed: string,
  body?: () => object,
) => Promise<Told<Booking>>;

let guests = 0;

/** Names everyone; once it is booked, that hands the places to others. */
async function fillIn(ask: AskOwn, wish: Wish, isHandedOver: boolean): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const { version, people, gross } = (await ask('GET', '')).body;
    const named = people.map(({ id }) => ({
      placeId: id,
      fullName: `Guest ${id}`,
      email: isHandedOver ? `guest-${id}-${(guests += 1)}@example.com` : '',
      answers: [],
    }));
    const { status, body } = await ask('PUT', '/details', () => ({
      version,
      booker: { fullName: 'Ines Prado', email: 'ines@example.com', phone: '' },
      address: gross > 0 ? someAddress : null,
      people: named,
      answers: [],
    }));
    if (status === 200) {
      for (const { placeId, email } of named) wish.emails.set(placeId, email);
      return;
    }
    if (body.code !== 'bookings.changed_meanwhile') return;
  }
}

/** Led on to the provider, and what comes of it there. */
async function goAndPay({ asker, double, random }: Scene, { token }: Wish): Promise<void> {
  const path = `/api/booking/${token}/checkout`;
  const { status, body } = await asker.until<{ url: string }>('POST', path);
  if (status !== 200) return;
  const session = body.url.split('/').at(-1) ?? '';
  const chance = random();
  if (chance < 0.5) double.pay(session);
  else if (chance < 0.6) double.expire(session);
  else if (chance < 0.9) {
    double.pay(session, { isLater: true });
    double.settle(session, chance < 0.75);
  }
}
