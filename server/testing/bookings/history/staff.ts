import { randomUUID } from 'node:crypto';
import type { BookingPage, BookingRecord, CheckList, Payment } from '@plenum/contract';
import type { Scene } from './bookers.ts';

const pick = <T>(random: () => number, all: readonly T[]): T | undefined =>
  all[Math.floor(random() * all.length)];

const read = async <T>({ asker }: Scene, path: string): Promise<T> =>
  (await asker.until<T>('GET', path, { staff: {} })).body;

const someBooking = async (scene: Scene) => {
  const path = `/api/events/${scene.offered.id}/bookings?perPage=100`;
  return pick(scene.random, (await read<BookingPage>(scene, path)).bookings);
};

/** All of what is owed, or a part, or for something that is paid or cancelled long since. */
export async function writeMoneyDown(scene: Scene): Promise<void> {
  const { asker, random, memory } = scene;
  const booking = await someBooking(scene);
  if (!booking?.invoiceId) return;
  const { invoiceId, gross } = booking;
  const reference = randomUUID();
  const amount = random() < 0.7 ? gross : Math.ceil(gross / 3);
  const usual = { way: 'transfer', state: 'paid', paidOn: null, key: reference };
  const body = () => ({ ...usual, invoiceId, reference, amount });
  const { status } = await asker.until('POST', '/api/payments', { staff: {}, body });
  if (status < 300) memory.transfers.set(reference, amount);
}

export async function payBack(scene: Scene): Promise<void> {
  const { asker, random } = scene;
  const query = 'kind=payment&state=paid&way=transfer&perPage=100';
  const { payments } = await read<{ payments: Payment[] }>(scene, `/api/payments?${query}`);
  const payment = pick(
    random,
    payments.filter((one) => one.amount > one.refunded),
  );
  if (!payment) return;
  const key = randomUUID();
  const left = payment.amount - payment.refunded;
  const amount = random() < 0.5 ? left : Math.ceil(left / 2);
  const body = () => ({ amount, way: 'transfer', state: 'paid', why: 'Asked for', key });
  await asker.until('POST', `/api/payments/${payment.id}/refunds`, { staff: {}, body });
}

/** What is still to go back goes back, or is found not to go. */
export async function sendBack(scene: Scene): Promise<void> {
  const { asker, random, keys } = scene;
  const query = 'kind=refund&state=asked&way=transfer&perPage=100';
  const { payments } = await read<{ payments: Payment[] }>(scene, `/api/payments?${query}`);
  const refund = pick(random, payments);
  if (!refund) return;
  const body = () => ({ state: 'paid', why: '' });
  const path = `/api/payments/${refund.id}/mark`;
  await asker.until('POST', path, { staff: { key: keys() }, body });
}

/** In whole or in part, whoever booked it and whatever they are at. */
export async function callOffSome(scene: Scene): Promise<void> {
  const { asker, random, keys } = scene;
  const booking = await someBooking(scene);
  if (!booking) return;
  const { people } = await read<BookingRecord>(scene, `/api/bookings/${booking.id}`);
  const place = pick(
    random,
    people.filter(({ isCancelled }) => !isCancelled),
  );
  if (!place) return;
  const body = () => ({ why: 'Called off', placeIds: random() < 0.6 ? [place.id] : null });
  const said = body();
  const path = `/api/bookings/${booking.id}/cancel`;
  await asker.until('POST', path, { staff: { key: keys() }, body: () => said });
}

interface Checked {
  result: string;
}

/** By name, or by a code that may be good no more; now and then taken back. */
export async function letIn(scene: Scene): Promise<void> {
  const { asker, random, memory, keys, offered, surprises } = scene;
  const path = `/api/events/${offered.id}/check-ins`;
  const { places } = await read<CheckList>(scene, path);
  const place = pick(random, places);
  const pass = pick(random, memory.passes);
  if (place && random() < 0.2) {
    const back = `/api/places/${place.id}/check-in`;
    await asker.until('DELETE', back, { staff: { key: keys() } });
    return;
  }
  const by = pass && random() < 0.6 ? { pass } : place && { placeId: place.id };
  if (!by) return;
  const key = randomUUID();
  const body = () => ({ ...by, key });
  const { status, body: told } = await asker.until<Checked>('POST', path, { staff: {}, body });
  if (status !== 200) surprises.push(`The door said ${status}.`);
  else if (told.result !== 'unknown') memory.checks.set(key, told.result);
}
