import type { Acting, EmailOpened } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { emailCalls } from '../../../testing/email/email-calls.ts';
import { aMail, type MadeMail } from '../../../testing/email/email.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertPerson } from '../../events/index.ts';

let app: TestApp;
let ada: Actor;
let noah: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  ada = await anAdmin(app, 'Ada Sommer');
  noah = await aColleague(app, ada, 'client', 'Noah Berger');
});
afterAll(() => app.close());

const { page, update } = emailCalls(() => app);
const toNoah = (subject: string, more: object = {}) =>
  aMail(app, { from: ada, to: [noah], subject, ...more });
const subjects = async (query: object = {}, by = noah) =>
  (await page(by, { ...query })).rows.map(({ subject }) => subject);
const open = (by: Actor, emailId: number) =>
  app.call('GET /api/email/messages/:emailId', { token: by.token, params: { emailId } });
const opened = async (by: Actor, emailId: number) => (await open(by, emailId)).body as EmailOpened;
const label = (emailIds: number[], isSet: boolean, by = noah) =>
  app.call('POST /api/email/messages/label', {
    token: by.token,
    body: { emailIds, label: 'private', isSet },
  });
describe('a page', () => {
  test('is refused without a token, and with what it does not know', async () => {
    expect((await app.call('GET /api/email/messages')).status).toBe(401);
    for (const query of [{ folder: 'nowhere' }, { label: 'none' }, { limit: 101 }, { before: 0 }])
      expect((await app.call('GET /api/email/messages', { token: noah.token, query })).status).toBe(
        422,
      );
  });

  test('has the line of each, and how many there are', async () => {
    const { copyOf, threadId } = await toNoah('Badges', { text: 'At  the\nentrance.' });
    expect(await page(noah)).toEqual({
      rows: [
        {
          id: copyOf(noah),
          threadId,
          folder: 'inbox',
          isDraft: false,
          from: { personId: ada.person.id, name: 'Ada Sommer', email: '', avatar: null },
          to: [{ personId: noah.person.id, name: 'Noah Berger', email: noah.email, avatar: null }],
          subject: 'Badges',
          snippet: 'At the entrance.',
          time: expect.any(String),
          isRead: false,
          isStarred: false,
          labels: [],
          attachments: 0,
          inThread: 1,
          sending: null,
        },
      ],
      hasMore: false,
      total: 1,
      counts: { inbox: 1, draft: 0, spam: 0 },
    });
  });

  test('goes on before a number, and says whether there are more', async () => {
    for (const subject of ['One', 'Two', 'Three']) await toNoah(subject);
    const first = await page(noah, { limit: 2 });
    expect([first.rows.map(({ subject }) => subject), first.hasMore, first.total]).toEqual([
      ['Three', 'Two'],
      true,
      3,
    ]);
    const next = await page(noah, { limit: 2, before: first.rows.at(-1)?.id });
    expect([next.rows.map(({ subject }) => subject), next.hasMore, next.total]).toEqual([
      ['One'],
      false,
      3,
    ]);
  });

  test('is of a folder, of what is starred, labelled or unread, or of all but trash and spam', async () => {
    const one = (await toNoah('One')).copyOf(noah);
    await toNoah('Two');
    await toNoah('Spam', { folder: 'spam' });
    await toNoah('Gone', { folder: 'trash' });
    await aMail(app, { from: noah, to: [ada], subject: 'Sent' });
    await update(noah, [one], { isStarred: true, isRead: true });
    await label([one], true);
    expect(await subjects({ folder: 'all' })).toEqual(['Sent', 'Two', 'One']);
    expect(await subjects({ folder: 'starred' })).toEqual(['One']);
    expect(await subjects({ label: 'private' })).toEqual(['One']);
    expect(await subjects({ unread: true })).toEqual(['Two']);
    expect(await subjects({ folder: 'trash', unread: true })).toEqual(['Gone']);
  });
});

describe('a search', () => {
  beforeEach(async () => {
    await toNoah('Große Pause', { text: 'The badges are at the entrance, 100%_sure.' });
    await toNoah('Lunch', { text: 'Soup at one. 会議は三時です' });
  });

  test.each([
    ['words of the subject and the text, in any order', 'entrance große', ['Große Pause']],
    ['words of who sent it', 'sommer soup', ['Lunch']],
    ['a part of a word', 'ntranc', ['Große Pause']],
    ['of short words how they begin', 'ar', ['Große Pause']],
    ['two signs of a language without spaces', '三時', ['Lunch']],
    ['all of the words, or nothing', 'entrance soup', []],
    ['no wildcards', '100%_s', ['Große Pause']],
    ['no wildcards either', 'ent%ance', []],
  ])('finds %s', async (_what, q, found) => {
    expect(await subjects({ q })).toEqual(found);
  });

  test('combines with folders, and finds nothing of others', async () => {
    expect(await subjects({ q: 'lunch', folder: 'sent' })).toEqual([]);
    expect(await subjects({ q: 'lunch', folder: 'all' })).toEqual(['Lunch']);
    expect((await page(noah, { q: 'lunch' })).total).toBe(1);
    const ines = await aColleague(app, ada, 'client', 'Ines Prado');
    expect(await subjects({ q: 'lunch', folder: 'all' }, ines)).toEqual([]);
  });

  test('of common words goes on before a number, and counts up to a thousand', async () => {
    const { id } = await toNoah('The oldest');
    await app.testDb.db.run(
      sql`with made as (insert into email_messages (organisation_id, thread_id, state, message_id,
              subject, created_at)
            select organisation_id, id + n, 'received', message_id || n, 'Many ' || n, now()
            from email_messages, generate_series(1, 1200) n where id = ${id} returning *)
          insert into email_copies (organisation_id, owner_id, message_id, thread_id, folder,
            subject, search_text, at)
          select organisation_id, ${noah.person.id}, id, thread_id, 'inbox', subject,
            lower(' ' || subject), now() from made order by id`,
    );
    const first = await page(noah, { q: 'many', limit: 2 });
    expect([first.rows.map(({ subject }) => subject), first.hasMore, first.total]).toEqual([
      ['Many 1200', 'Many 1199'],
      true,
      1000,
    ]);
    const next = await page(noah, { q: 'm 119', limit: 2, before: first.rows.at(-1)?.id });
    expect(next.rows.map(({ subject }) => subject)).toEqual(['Many 1198', 'Many 1197']);
    expect(await subjects({ q: 'entrance große' })).toEqual(['Große Pause']);
  });

  test.each(["' or 1=1 --", '\\', '😀'.repeat(50), '{{7*7}}', '%'.repeat(200)])(
    'of %j does no harm',
    async (q) => expect(await subjects({ q })).toEqual([]),
  );
});

describe('opening', () => {
  test('shows the mail among its thread, the oldest first, and leaves it unread', async () => {
    const mail = await toNoah('Question');
    const { threadId } = mail;
    const answer = await aMail(app, { from: noah, to: [ada], threadId, subject: 'Answer' });
    const gone = await toNoah('Never mind', { threadId, folder: 'trash' });
    const { email, thread } = await opened(noah, mail.copyOf(noah));
    expect(thread.map(({ id }) => id)).toEqual([mail.copyOf(noah), answer.copyOf(noah)]);
    expect(email).toMatchObject({ isRead: false, inThread: 2, message: expect.any(String) });
    expect((await page(noah)).rows[0]?.isRead).toBe(false);
    const trashed = await opened(noah, gone.copyOf(noah));
    expect(trashed.email).toMatchObject({ subject: 'Never mind', inThread: 3 });
    expect(trashed.thread).toHaveLength(3);
  });

  test('of what is another’s answers as if there were none', async () => {
    const mail = await aMail(app, { from: noah, to: [ada] });
    expect((await open(ada, mail.copyOf(noah))).status).toBe(404);
    expect((await open(noah, mail.copyOf(ada))).status).toBe(404);
    expect((await open(await anAdmin(app), mail.copyOf(ada))).status).toBe(404);
  });

  test('tells who wrote it, and nobody else, what became of it outside and who had it blindly', async () => {
    const mail = await toNoah('Two ways', { bcc: [await aColleague(app, ada)] });
    await app.testDb.db.run(
      sql`insert into email_recipients (organisation_id, message_id, position, kind, name, address,
            state, last_error)
          values (${ada.person.organisationId}, ${mail.id}, 9, 'cc', 'Outside', 'out@example.org',
            'failed', 'no such mailbox')`,
    );
    const { email } = await opened(ada, mail.copyOf(ada));
    expect(email).toMatchObject({
      sending: 'failed',
      bcc: [{ name: 'Noah Berger' }],
      outside: [{ email: 'out@example.org', state: 'failed', error: 'no such mailbox' }],
    });
    expect((await opened(noah, mail.copyOf(noah))).email).toMatchObject({
      sending: null,
      bcc: [],
      outside: [],
      cc: [{ personId: null, name: 'Outside', email: 'out@example.org' }],
    });
  });
});

describe('an address', () => {
  const emailOfNoah = async (by: Actor, mail: MadeMail) =>
    (await opened(by, mail.copyOf(by))).email.from.email;

  test('is shown to organisers, and to others as its owner wants', async () => {
    const ines = await aColleague(app, ada, 'client', 'Ines Prado');
    const mail = await aMail(app, { from: noah, to: [ada, ines] });
    expect(await emailOfNoah(ada, mail)).toBe(noah.email);
    expect(await emailOfNoah(ines, mail)).toBe('');
    const { db } = app.testDb;
    const { organisationId } = ada.person;
    const showTo = (audience: string) =>
      db.run(
        sql`insert into profiles (organisation_id, person_id, privacy)
            values (${organisationId}, ${noah.person.id}, ${{ email: audience }})
            on conflict (organisation_id, person_id) do update set privacy = excluded.privacy`,
      );
    await showTo('everyone');
    expect(await emailOfNoah(ines, mail)).toBe('');
    const { id: eventId } = await aPublishedEvent(app, ada);
    for (const { person } of [ines, noah])
      await insertPerson(db, organisationId, eventId, person.id);
    expect(await emailOfNoah(ines, mail)).toBe(noah.email);
    await showTo('connections');
    expect(await emailOfNoah(ines, mail)).toBe('');
    expect(await emailOfNoah(noah, mail)).toBe(noah.email);
  });
});

describe('labels', () => {
  test('are set and taken, once', async () => {
    const [one, two] = [(await toNoah('One')).copyOf(noah), (await toNoah('Two')).copyOf(noah)];
    await label([one], true);
    await label([one, two], true);
    const labels = async () => (await page(noah)).rows.map((row) => row.labels);
    expect(await labels()).toEqual([['private'], ['private']]);
    await label([two], false);
    await label([two], false);
    expect(await labels()).toEqual([[], ['private']]);
  });

  test('of another’s mail are refused for all', async () => {
    const mail = await toNoah('One');
    expect((await label([mail.copyOf(noah), mail.copyOf(ada)], true)).status).toBe(404);
    expect((await page(noah)).rows[0]?.labels).toEqual([]);
  });
});

test('an organiser who acts as somebody does not see their mailbox', async () => {
  const mail = await toNoah('Private');
  const body = { personId: noah.person.id, reason: 'They cannot find a mail' };
  const started = await app.call('POST /api/accounts/acting', { token: ada.token, body });
  const { accessToken: token } = started.body as Acting;
  const params = { emailId: mail.copyOf(noah) };
  for (const answer of [
    await app.call('GET /api/email/messages', { token }),
    await app.call('GET /api/email/messages/:emailId', { token, params }),
    await app.call('GET /apps/email/emails', { token }),
  ])
    expect(answer).toMatchObject({ status: 403, body: { code: 'not_while_acting' } });
});
