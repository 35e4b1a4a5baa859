import type { Invitation } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { anAddress } from '../../../testing/guests.ts';
import { linkTokenFor, verify } from '../../../testing/email/mailbox.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let second: Actor;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  await verify(app, admin);
  second = await aColleague(app, admin, 'admin');
});
afterAll(() => app.close());

const invite = async (by: Actor, role: 'admin' | 'client', email = anAddress()) => {
  const body = { email, role };
  const made = await app.call('POST /api/accounts/invitations', { token: by.token, body });
  expect(made.status, made.text).toBe(201);
  return { email, token: await linkTokenFor(app, email) };
};
const look = (token: string) => app.call('POST /api/accounts/invitation', { body: { token } });
const accept = (token: string) =>
  app.call('POST /api/accounts/invitation/accept', {
    body: {
      token,
      account: {
        username: anAddress().slice(0, 14),
        fullName: 'Lena Vogt',
        password: 'correct horse',
      },
    },
  });
const listed = async () =>
  (await app.call('GET /api/accounts/invitations', { token: admin.token })).body as Invitation[];
const remove = (who: Actor) =>
  app.call('DELETE /api/people/:personId', {
    token: admin.token,
    params: { personId: who.person.id },
  });
const change = (who: Actor, body: object) =>
  app.call('PATCH /api/people/:personId', {
    token: admin.token,
    params: { personId: who.person.id },
    body,
  });

const endings = {
  'is removed': () => remove(second),
  'is deactivated': () => change(second, { isActive: false }),
  'runs the organisation no more': () => change(second, { role: 'client' }),
};

for (const [what, end] of Object.entries(endings)) {
  test(`an invitation leads nowhere once its organiser ${what}`, async () => {
    const asOrganiser = await invite(second, 'admin');
    const asClient = await invite(second, 'client');
    const other = await invite(admin, 'admin');
    expect((await look(asOrganiser.token)).status).toBe(200);
    expect((await end()).status).toBe(200);
    for (const { token } of [asOrganiser, asClient]) {
      expect((await look(token)).status).toBe(410);
      expect((await accept(token)).status).toBe(410);
    }
    expect((await listed()).map(({ email }) => email)).toEqual([other.email]);
    expect((await accept(other.token)).status).toBe(200);
  });
}

test('who was removed does not come back by a link that was mailed to them before', async () => {
  const { id: eventId } = await aPublishedEvent(app, admin);
  const email = anAddress();
  const older = await invite(admin, 'admin', email);
  await app.call('POST /api/events/:eventId/attendees', {
    token: admin.token,
    params: { eventId },
    body: { text: email },
  });
  const joined = await linkTokenFor(app, email);
  expect((await accept(joined)).status).toBe(200);
  const signedIn = await app.call('POST /jwt/login', {
    body: { email, password: 'correct horse' },
  });
  const { id } = (signedIn.body as { userData: { id: number } }).userData;
  await remove({ ...second, person: { ...second.person, id } });
  expect((await accept(older.token)).status).toBe(410);
  expect(await listed()).toEqual([]);
});
