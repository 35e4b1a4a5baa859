import type { Sponsor, SponsorPackage, SponsorSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, anAdmin, anEvent, aPackage, aSponsor } from '../../testing/builders.ts';
import { type Answer, openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let eventId: number;
let gold: SponsorPackage;
let acme: Sponsor;

beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  ({ id: eventId } = await anEvent(app, admin));
  gold = await aPackage(app, admin, eventId);
  acme = await aSponsor(app, admin, eventId, { packageId: gold.id });
});
afterAll(() => app.close());

const change = (body: object) =>
  app.call('PATCH /api/events/:eventId/sponsors/:sponsorId', {
    token: admin.token,
    params: { eventId, sponsorId: acme.id },
    body,
  });
const changePackage = (body: object) =>
  app.call('PATCH /api/events/:eventId/sponsor-packages/:packageId', {
    token: admin.token,
    params: { eventId, packageId: gold.id },
    body,
  });

/** One is taken, the others are told; answers how it is then. */
function takenOf(answers: readonly Answer[]): SponsorSetup {
  const [taken, ...more] = answers.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  for (const late of answers.filter((answer) => answer !== taken)) {
    expect(late).toMatchObject({ status: 409, body: { code: 'sponsors.changed_meanwhile' } });
  }
  return taken?.body as SponsorSetup;
}

test('of those who save a sponsor at once one is taken', async () => {
  const { version } = acme;
  const names = ['A', 'B', 'C'];
  const answers = await Promise.all(names.map((name) => change({ version, name })));
  const [taken] = takenOf(answers).sponsors;
  expect(taken).toMatchObject({ name: expect.stringMatching(/^[ABC]$/), version: version + 1 });
  expect((await change({ version: version + 1, name: 'D' })).status).toBe(200);
});

test('of those who save a package at once one is taken', async () => {
  const { version } = gold;
  const answers = await Promise.all([7, 8].map((weight) => changePackage({ version, weight })));
  const [taken] = takenOf(answers).packages;
  expect([7, 8]).toContain(taken?.weight);
  expect((await changePackage({ version: version + 1, weight: 9 })).status).toBe(200);
});

test('a change of one does not hold up that of another', async () => {
  const other = await aSponsor(app, admin, eventId, { packageId: gold.id, name: 'Other' });
  expect((await change({ version: acme.version, name: 'A' })).status).toBe(200);
  const answer = await app.call('PATCH /api/events/:eventId/sponsors/:sponsorId', {
    token: admin.token,
    params: { eventId, sponsorId: other.id },
    body: { version: other.version, name: 'B' },
  });
  expect(answer.status).toBe(200);
});
