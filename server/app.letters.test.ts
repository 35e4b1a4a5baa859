import type { EventSetup, OutboxLine, OutboxMail, OutboxPage } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Kind, manners } from './platform/mail/sealed-letter.ts';
import { verifyOrganisationsOf } from './features/organisations/index.ts';
import { type Actor, anAdmin, aPublishedEvent } from './testing/builders.ts';
import { causes, everythingKept } from './testing/letters/causes.ts';
import { mailTo } from './testing/email/mailbox.ts';
import { openSink, type Sink } from './testing/email/smtp-sink.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

const kinds = Object.keys(manners) as Kind[];
const secret = kinds.filter((kind) => manners[kind].shows !== 'words');
/** What opens something: after a number sign, or as the last part of a path. */
const tokenIn = (text: string) => /[#/]([\w-]{40,})/.exec(text)?.[1];

let app: TestApp;
let admin: Actor;
let event: EventSetup;

const prepare = async () => {
  admin = await anAdmin(app);
  await verifyOrganisationsOf(app.testDb.db, admin.person.id);
  event = await aPublishedEvent(app, admin);
};
const outbox = async () =>
  ((await app.call('GET /api/organisations/outbox', { token: admin.token })).body as OutboxPage)
    .mails;
const wordsOf = async ({ id }: OutboxLine) =>
  (
    await app.call('GET /api/organisations/outbox/:mailId', {
      token: admin.token,
      params: { mailId: id },
    })
  ).body as OutboxMail;

describe('without a mail server', () => {
  beforeAll(async () => (app = await openTestApp()));
  beforeEach(prepare);
  afterAll(() => app.close());

  test.each(secret)('%s is for its reader alone, and nothing of it stays', async (kind) => {
    const to = await causes[kind]({ app, admin, event });
    const whileItWaits = await everythingKept(app, ['mail_secrets', 'email_messages']);
    const letter = (await mailTo(app, to)).at(-1);
    expect(app.shown).toContainEqual(letter);
    const words = letter?.text ?? '';
    const token = tokenIn(words);
    const link = /http\S+/.exec(words)?.[0];
    if (/^(verify|reset|speaker|.*(Join|[iI]nvite|Accepted|Reminder))$/.test(kind)) {
      expect(token).toBeDefined();
    }
    const lines = await outbox();
    expect(lines.filter((line) => line.to === to)).toHaveLength(
      manners[kind].shows === 'line' ? lines.filter((line) => line.to === to).length : 0,
    );
    const seen = JSON.stringify([lines, await Promise.all(lines.map(wordsOf))]);
    for (const part of [words, link ?? words, token ?? words]) expect(seen).not.toContain(part);
    if (token) {
      expect(whileItWaits).not.toContain(token);
      expect(await everythingKept(app, ['email_messages'])).not.toContain(token);
    }
    expect(await app.testDb.db.rows({ parts: ['select from mail_secrets'], values: [] })).toEqual(
      [],
    );
  });

  test.each(kinds.filter((kind) => !secret.includes(kind)))(
    '%s may be read by organisers, and opens nothing',
    async (kind) => {
      const to = await causes[kind]({ app, admin, event });
      const [letter] = await mailTo(app, to);
      expect(letter?.text).not.toContain('#');
      expect(tokenIn(letter?.text ?? '')).toBeUndefined();
      const line = (await outbox()).find((one) => one.to === to) as OutboxLine;
      expect((await wordsOf(line)).text).toBe(letter?.text);
    },
  );
});

describe('with a mail server that repeats what it refuses', () => {
  let sink: Sink;
  beforeAll(async () => {
    sink = await openSink();
    app = await openTestApp({ env: { SMTP_URL: sink.url } });
  });
  beforeEach(prepare);
  afterAll(async () => {
    await app.close();
    await sink.close();
  });

  test('neither its words nor those of the letter are told', async () => {
    sink.refuse = () => ({ code: 550, words: 'Spam: /invitation#quoted' });
    const to = await causes.invite({ app, admin, event });
    await app.doJobs();
    const line = (await outbox()).find((one) => one.to === to) as OutboxLine;
    expect(line).toMatchObject({ state: 'failed' });
    expect(line.lastError).toContain('550');
    expect(JSON.stringify([line, await wordsOf(line)])).not.toContain('#');
  });
});

describe('in production without a mail server', () => {
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { code?: string }).code,
  ];
  const refused = [403, 'mail_off'];
  beforeAll(async () => {
    app = await openTestApp({
      env: { NODE_ENV: 'production', TOKEN_SECRET: 'c0rrect-h0rse-battery-staple-42-x' },
    });
  });
  beforeEach(prepare);
  afterAll(() => app.close());

  test('who asks for a link is refused, the same for every address', async () => {
    const slug = { slug: event.slug };
    for (const email of [admin.email, 'nobody@example.org']) {
      const forgotten = await app.call('POST /api/accounts/forgotten-password', {
        body: { email },
      });
      expect(codeOf(forgotten)).toEqual(refused);
      const body = { email, fullName: 'Ines Prado' };
      expect(codeOf(await app.call('POST /api/e/:slug/join', { params: slug, body }))).toEqual(
        refused,
      );
    }
    const own = await app.call('POST /api/accounts/verification/send', { token: admin.token });
    expect(codeOf(own)).toEqual(refused);
  });

  test.each(secret.filter((kind) => manners[kind].isAwaited))(
    '%s is refused to whoever causes it',
    async (kind) => {
      await expect(causes[kind]({ app, admin, event })).rejects.toThrow(/mail_off|not made/);
      await app.doJobs();
      expect(app.shown).toEqual([]);
      expect((await outbox()).filter(({ state }) => state !== 'held')).toEqual([]);
    },
  );

  test('signing up works, and so does everything that mails only news', async () => {
    const body = { email: 'new@example.org', username: 'newcomer', password: 'correct horse' };
    expect((await app.call('POST /jwt/register', { body })).status).toBe(200);
    for (const kind of secret.filter((one) => !manners[one].isAwaited)) {
      if (!manners[kind].isAsked) await causes[kind]({ app, admin, event });
    }
    await app.doJobs();
    expect(app.shown).toEqual([]);
    expect(await everythingKept(app, ['email_messages'])).not.toContain('#');
  });
});
