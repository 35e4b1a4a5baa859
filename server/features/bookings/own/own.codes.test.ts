import type { EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ProblemError } from '../../../platform/http/problem.ts';
import { aSale, newCode } from '../../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sumUp } from './own.keep.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let items: { ticketId: number; quantity: number }[];
let code: string;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  const { ticket } = await aSale(app, admin, event.id);
  items = [{ ticketId: ticket.id, quantity: 1 }];
  code = (await newCode(app, admin, event.id)).code;
});

const reduced = 9_520;
const guess = (typed: string, network: string) =>
  sumUp(app.work, event.slug, { items, code: typed }, { network, language: null }).then(
    ({ gross }) => gross,
    (error: unknown) => (error instanceof ProblemError ? error.code : 'fault'),
  );
const looked = (answers: readonly unknown[]) => answers.filter((one) => one !== 'too_many').length;
const manyFrom = async (network: string, count: number) => {
  const answers: unknown[] = [];
  for (let done = 0; done < count; done += 100) {
    const tries = Array.from({ length: Math.min(100, count - done) }, (_, at) =>
      guess(`GUESS${done + at}`, network),
    );
    answers.push(...(await Promise.all(tries)));
  }
  return looked(answers);
};

test('ten thousand guesses from one network are thirty and one each five seconds', async () => {
  const began = performance.now();
  const count = await manyFrom('198.51.100.9', 10_000);
  expect(count).toBeGreaterThanOrEqual(30);
  expect(count).toBeLessThanOrEqual(32 + (performance.now() - began) / 5_000);
  expect(await guess(code, '203.0.113.20')).toBe(reduced);
  // Whoever comes from the same network has to try again, and is not shut out.
  await expect.poll(() => guess(code, '198.51.100.9'), { timeout: 20_000 }).toBe(reduced);
  const other = await aPublishedEvent(app, admin);
  const sale = await aSale(app, admin, other.id);
  const there = { items: [{ ticketId: sale.ticket.id, quantity: 1 }], code: 'TYPO' };
  const caller = { network: '198.51.100.9', language: null };
  expect((await sumUp(app.work, other.slug, there, caller)).gross).toBe(11_900);
});

test('while many networks guess at an event, each has few; who knows a code goes on', async () => {
  for (let from = 0; from < 300; from += 50) {
    const networks = Array.from({ length: 50 }, (_, at) => `10.9.${from}.${at}`);
    await Promise.all(networks.map((network) => guess('WRONG', network)));
  }
  expect(await manyFrom('192.0.2.44', 1)).toBe(1);
  const inTurn: unknown[] = [];
  for (let at = 0; at < 30; at++) inTurn.push(await guess(`TURN${at}`, '192.0.2.55'));
  expect(looked(inTurn)).toBeLessThan(10);
  for (let at = 0; at < 20; at++) expect(await guess(code, `203.0.113.${at}`)).toBe(reduced);
});
