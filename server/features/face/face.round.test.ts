import type { FaceSetup, OutboxPage } from '@plenum/contract';
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { lookAtDomains } from './index.ts';

const day = 86_400;
/** What name servers say of all names; null: nobody can be asked. */
let said: string[] | null = [];
let looks = 0;
const readRecords = () => {
  looks += 1;
  return Promise.resolve(said);
};
let app: TestApp;
let admin: Actor;
let record: string;
let domain: string;

beforeAll(async () => {
  app = await openTestApp({ readRecords });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.testDb.db.run({ parts: ['delete from face_domains'], values: [] });
  admin = await anAdmin(app);
  domain = `events-${admin.person.id}.acme.org`;
  await app.call('PUT /api/face/domain', { token: admin.token, body: { name: domain } });
  record = (await setup())?.recordValue ?? '';
  said = [record];
  const proof = await app.call('POST /api/face/domain/proof', { token: admin.token });
  expect(proof.status).toBe(200);
});

const setup = async () =>
  ((await app.call('GET /api/face', { token: admin.token })).body as FaceSetup).domain;
const isOn = async () =>
  (await app.call('GET /api/face/ask', { query: { domain } })).status === 200;
const subjects = async () => {
  const { body } = await app.call('GET /api/organisations/outbox', { token: admin.token });
  return (body as OutboxPage).mails.map(({ subject }) => subject);
};
async function lookAfter(days: number): Promise<void> {
  app.clock.ahead = days * day + 1;
  await lookAtDomains(app.work, readRecords);
  app.clock.ahead = 0;
}

test('a domain whose record went is switched off after a week, and its organisers are told twice', async () => {
  said = ['v=spf1'];
  await lookAfter(1);
  expect(await isOn()).toBe(true);
  expect(await setup()).toMatchObject({ isProven: true, missingSince: expect.any(String) });
  await lookAfter(7);
  expect(await isOn()).toBe(true);
  await lookAfter(8);
  expect(await isOn()).toBe(false);
  expect(await setup()).toMatchObject({ name: domain, isProven: false, missingSince: null });
  const told = (await subjects()).filter((subject) => subject.includes(domain));
  expect(told.toSorted()).toEqual([
    `The DNS record of ${domain} is missing`,
    `${domain} was switched off`,
  ]);
});

test('one that comes back in time has its whole week again', async () => {
  said = [];
  await lookAfter(1);
  said = [record];
  await lookAfter(6);
  expect(await setup()).toMatchObject({ isProven: true, missingSince: null });
  said = [];
  await lookAfter(8);
  await lookAfter(14);
  expect(await isOn()).toBe(true);
});

test('where nobody can be asked nothing is taken for gone, and a day has one look', async () => {
  said = null;
  looks = 0;
  await lookAfter(1);
  await lookAfter(1);
  expect([looks, await isOn(), (await setup())?.missingSince]).toEqual([1, true, null]);
});
