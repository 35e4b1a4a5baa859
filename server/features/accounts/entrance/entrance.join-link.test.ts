import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { mailTo, verify } from '../../../testing/email/mailbox.ts';
import { anAddress } from '../../../testing/guests.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Somebody may be asked into two events, or into an event and to its booth, before they follow a link. */

let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  await verify(app, admin);
});

async function askedTwice(email: string): Promise<[string, string]> {
  for (const name of ['Tide', 'Dune']) {
    const { id } = await aPublishedEvent(app, admin, { name });
    const answer = await app.call('POST /api/events/:eventId/attendees', {
      token: admin.token,
      params: { eventId: id },
      body: { text: email },
    });
    expect(answer.body).toEqual({ invited: 1, added: 0 });
  }
  const tokens = (await mailTo(app, email)).map(({ text }) => /#([\w-]+)/.exec(text)?.[1] ?? '');
  expect(tokens).toHaveLength(2);
  return [tokens[0] ?? '', tokens[1] ?? ''];
}

let count = 0;
const accept = (token: string) =>
  app.call('POST /api/accounts/invitation/accept', {
    body: {
      token,
      account: { username: `twice-${++count}`, fullName: 'Ines', password: 'correct horse' },
    },
  });
const look = (token: string) => app.call('POST /api/accounts/invitation', { body: { token } });

test.each([0, 1])('each letter leads in, and the other is over then: letter %i', async (used) => {
  const tokens = await askedTwice(anAddress());
  for (const token of tokens) expect((await look(token)).status).toBe(200);
  expect((await accept(tokens[used] ?? '')).status).toBe(200);
  for (const token of tokens) {
    expect((await look(token)).body).toMatchObject({ code: 'accounts.link_dead' });
  }
});

test('both at once make one account', async () => {
  const tokens = await askedTwice(anAddress());
  const answers = await Promise.all(tokens.map(accept));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 410,
  ]);
});
