import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdmin } from '../../testing/builders.ts';
import { openSink, type Sink } from '../../testing/email/smtp-sink.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { plainMail } from './letter.ts';
import { isMadeUp } from './made-up.ts';
import { postLetter } from './mail.ts';
import { findListedMails, listedMails } from './mail.queries.ts';

let app: TestApp;
let sink: Sink;
beforeAll(async () => {
  sink = await openSink();
  app = await openTestApp({ env: { SMTP_URL: sink.url, DEMO: '1' } });
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

test('a demo writes to whoever came, and keeps what is written to people it made up', async () => {
  const { person } = await anAdmin(app);
  const { organisationId } = person;
  const [madeUp, outside] = ['ada@demo.com', 'guest@plenum.dev'];
  for (const to of [madeUp, outside])
    await app.work.transaction((tx) =>
      postLetter(app.work, tx, person, to, plainMail('Welcome', 'Hello', 'Ada')),
    );
  await app.doJobs();
  expect(sink.taken.flatMap(({ to }) => to)).toEqual([outside]);
  const listed = listedMails({ organisationId, states: undefined, timeZone: 'UTC' });
  const mails = await findListedMails(app.work.db, listed, { before: undefined, limit: 9 });
  expect(Object.fromEntries(mails.map(({ to, state }) => [to, state]))).toEqual({
    [madeUp]: 'kept',
    [outside]: 'sent',
  });
});

test.each([
  ['ada@demo.com', true],
  ['per@example.com', true],
  ['accounts@tidewaterlabs.example', true],
  ['Ada@Example.ORG', true],
  ['ada@mydemo.com', false],
  ['ada@demo.com.net', false],
  ['ada@bad-example.com', false],
  ['ada@counterexample', false],
])('%s is made up: %s', (address, is) => {
  expect(isMadeUp({ demo: true }, address)).toBe(is);
  expect(isMadeUp({ demo: false }, address)).toBe(false);
});
