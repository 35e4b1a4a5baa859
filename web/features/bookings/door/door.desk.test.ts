// @vitest-environment happy-dom
import type { CheckInput, CheckResult, KeptPass } from '@plenum/contract';
import { beforeEach, expect, test } from 'vitest';
import { CallProblem } from '../../../platform/call-problem.ts';
import { Desk } from './door.desk.ts';
import { hashOf } from './door.passes.ts';
import { isUnsent, waitingChecksOf } from './door.waiting.ts';

const eventId = 7;
const pass = (place: number) => `pass-of-${place}-0123456789ab`.slice(0, 22);
let owner: string;
let owners = 0;
beforeEach(() => {
  owner = `${++owners} 1`;
});

const aPlace = async (id: number, other: Partial<KeptPass> = {}): Promise<KeptPass> => ({
  id,
  fullName: `Guest ${id}`,
  ticket: { en: 'Full' },
  reference: 'ABCDEFG',
  checkedInAt: null,
  balance: 0,
  currency: 'EUR',
  hash: await hashOf(pass(id)),
  ...other,
});

/** A server with these places, and a line to it that can be cut. */
function aServer(...places: KeptPass[]) {
  const asked: CheckInput[] = [];
  const server = { asked, isDown: false, status: 0 };
  const reach = () => {
    if (server.isDown) throw new CallProblem(server.status, undefined);
  };
  const line = {
    readPage: async () => {
      reach();
      return { places: structuredClone(places), hasMore: false };
    },
    send: async (check: CheckInput): Promise<CheckResult> => {
      reach();
      asked.push(check);
      const place = places.find(({ id }) => id === check.placeId);
      if (!place) throw new CallProblem(404, { code: 'not_found' });
      const { hash: _, ...known } = place;
      if (place.checkedInAt) return { result: 'again', place: known };
      place.checkedInAt = check.at ?? '';
      return { result: 'in', place: { ...known, checkedInAt: place.checkedInAt } };
    },
  };
  return { ...line, server };
}

const deskAt = async (line: ReturnType<typeof aServer>, listId: number | null = null) => {
  const desk = new Desk(owner, { eventId, listId }, line);
  await desk.open();
  return desk;
};
const saidBy = (desk: Desk) => desk.get().answer?.said?.result;
const waiting = () => waitingChecksOf(owner, eventId);

test('without a network who is on the list is let in once, and sent later as it was', async () => {
  const line = aServer(await aPlace(1), await aPlace(2, { balance: 500 }));
  const desk = await deskAt(line);
  line.server.isDown = true;
  await desk.check({ pass: pass(1) });
  expect([saidBy(desk), desk.get().isLive]).toEqual(['in', false]);
  await desk.check({ pass: pass(1) });
  expect(saidBy(desk)).toBe('again');
  await desk.check({ placeId: 2 });
  expect(saidBy(desk)).toBe('unpaid');
  await desk.check({ pass: pass(3) });
  expect(saidBy(desk)).toBe('unknown');
  const kept = waiting().get();
  expect(kept.map(({ placeId }) => placeId)).toEqual([1, 2]);

  line.server.isDown = false;
  await desk.settle();
  expect(line.server.asked.map(({ key, placeId, at }) => ({ key, placeId, at }))).toEqual(
    kept.map(({ key, placeId, at }) => ({ key, placeId, at })),
  );
  expect(waiting().get()).toEqual([]);
  expect(desk.get().isLive).toBe(true);
});

test('what another device did meanwhile is told, and does not hold up the others', async () => {
  const one = await aPlace(1);
  const line = aServer(one, await aPlace(2));
  const desk = await deskAt(line);
  desk.lost();
  await desk.check({ pass: pass(1) });
  await desk.check({ pass: pass(2) });
  one.checkedInAt = '2026-05-01T09:00:00.000Z';
  await desk.settle();
  expect(waiting().get()).toMatchObject([
    { placeId: 1, differs: { result: 'again', checkedInAt: one.checkedInAt } },
  ]);
  expect(waiting().get().filter(isUnsent)).toEqual([]);
});

test('a place that is gone by then is told as not valid', async () => {
  const line = aServer(await aPlace(1));
  const desk = await deskAt(line);
  desk.lost();
  await desk.check({ pass: pass(1) });
  line.readPage = async () => ({ places: [], hasMore: false });
  line.send = async () => Promise.reject(new CallProblem(404, { code: 'not_found' }));
  await desk.settle();
  expect(waiting().get()).toMatchObject([{ differs: { result: 'unknown' } }]);
});

test.each([0, 429, 503])('after a %i all of it waits', async (status) => {
  const line = aServer(await aPlace(1));
  const desk = await deskAt(line);
  desk.lost();
  await desk.check({ pass: pass(1) });
  Object.assign(line.server, { isDown: true, status });
  await desk.settle();
  expect(waiting().get().filter(isUnsent)).toHaveLength(1);
  expect(desk.get().isLive).toBe(false);
});

test('whoever may do so no more keeps no list, and what waits is not lost', async () => {
  const line = aServer(await aPlace(1));
  const desk = await deskAt(line);
  desk.lost();
  await desk.check({ pass: pass(1) });
  Object.assign(line.server, { isDown: true, status: 403 });
  await desk.settle();
  expect(desk.get().passes).toBeNull();
  expect(waiting().get().filter(isUnsent)).toHaveLength(1);
});

test('settling twice at once sends each once', async () => {
  const line = aServer(await aPlace(1));
  const desk = await deskAt(line);
  desk.lost();
  await desk.check({ pass: pass(1) });
  await Promise.all([desk.settle(), desk.settle()]);
  expect(line.server.asked).toHaveLength(1);
});

test('without a network and without a list nobody is let in', async () => {
  const line = aServer(await aPlace(1));
  line.server.isDown = true;
  const desk = await deskAt(line);
  await desk.check({ pass: pass(1) });
  expect(desk.get().answer).toMatchObject({ said: null });
});

test('a list is checked in by without a network, goes out again, and is sent as what it was', async () => {
  const line = aServer(await aPlace(1));
  const desk = await deskAt(line, 3);
  line.server.isDown = true;
  await desk.check({ pass: pass(1) }, true);
  expect(saidBy(desk)).toBe('not_in');
  await desk.check({ pass: pass(1) });
  expect(saidBy(desk)).toBe('in');
  await desk.check({ pass: pass(1) }, true);
  expect(saidBy(desk)).toBe('left');
  expect(waiting().get()).toMatchObject([{ listId: 3 }, { listId: 3, leaves: true }]);

  // Another list of the same device knows nothing of it, and sends it all the same.
  line.server.isDown = false;
  const own = await deskAt(line);
  expect(line.server.asked.map(({ listId, leaves }) => [listId, leaves])).toEqual([
    [3, undefined],
    [3, true],
  ]);
  expect(own.get().isLive).toBe(true);
});

test('without a network an add-on lets in as many of its booking as there are of it', async () => {
  const [one, two, three] = await Promise.all(
    [1, 2, 3].map((id) => aPlace(id, { mostOfBooking: 2 })),
  );
  if (!one || !two || !three) throw new Error('There are three.');
  const line = aServer(
    one,
    two,
    three,
    await aPlace(4, { reference: 'OTHERS2', mostOfBooking: 1 }),
  );
  const desk = await deskAt(line, 3);
  line.server.isDown = true;
  const said = [];
  for (const id of [1, 2, 3, 4]) {
    await desk.check({ pass: pass(id) });
    said.push(saidBy(desk));
  }
  expect(said).toEqual(['in', 'in', 'not_listed', 'in']);
});
