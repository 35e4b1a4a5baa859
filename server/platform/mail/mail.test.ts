import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { plainMail } from './letter.ts';
import { postLetter } from './mail.ts';
import { findListedMails, listedMails } from './mail.queries.ts';
import { openTransport } from './transport.ts';

let app: TestApp;
let server: SMTPServer;
const taken: string[] = [];
let knocks = 0;

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        if (++knocks % 2 === 1) return done(new Error('Come back later'));
        taken.push(mail);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  app = await openTestApp({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Plenum <plenum@example.org>' },
  });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const mailsOf = (organisationId: number) =>
  findListedMails(
    app.work.db,
    listedMails({ organisationId, states: undefined, timeZone: 'UTC' }),
    { before: undefined, limit: 100 },
  );

/** Failed jobs wait before they come back: nobody waits here. */
async function untilSettled(organisationId: number): Promise<void> {
  const isOpen = async () => (await mailsOf(organisationId)).some(({ state }) => state !== 'sent');
  while (await isOpen()) {
    await app.testDb.db.run({
      parts: ['update graphile_worker._private_jobs set run_at = now() where run_at > now()'],
      values: [],
    });
    await app.doJobs();
  }
}

test('a mail server that fails half the time gets every email once, with one id each', async () => {
  const { person } = await anAdmin(app);
  for (let count = 0; count < 10; count++) {
    await app.work.transaction((tx) =>
      postLetter(
        app.work,
        tx,
        person,
        `reader-${count}@example.org`,
        plainMail(`Grüße ${count}`, 'Hello', 'Ada'),
      ),
    );
  }
  await untilSettled(person.organisationId);
  const ids = taken.map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]);
  expect(taken).toHaveLength(10);
  expect(new Set(ids).size).toBe(10);
  expect(taken.filter((mail) => mail.includes('From: Plenum <plenum@example.org>'))).toHaveLength(
    10,
  );
});

test('a transaction that fails emails nothing', async () => {
  const { person } = await anAdmin(app);
  const failing = app.work.transaction(async (tx) => {
    await postLetter(app.work, tx, person, 'a@example.org', plainMail('Hello', 'Hello', 'Ada'));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await app.doJobs();
  expect(await mailsOf(person.organisationId)).toEqual([]);
});

test('a mail server that says nothing is given up', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}?greetingTimeout=300`;
  const transport = openTransport({ smtpUrl, mailFrom: 'plenum@example.org' });
  const letter = { to: 'ada@example.org', subject: 'x', text: 'x', html: 'x' };
  const posting = transport?.post({ ...letter, replyTo: null, stopLink: null, files: [] }, '1');
  await expect(posting).rejects.toThrow('Greeting never received');
  await new Promise<void>((resolve) => silent.close(() => resolve()));
});
