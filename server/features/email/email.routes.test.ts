import { drawnPicture, type EmailRecord } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { emailCalls } from '../../testing/email/email-calls.ts';
import { aMail } from '../../testing/email/email.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let ada: Actor;
let noah: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  ada = await anAdmin(app, 'Ada Sommer');
  noah = await aColleague(app, ada, 'client', 'Noah Berger');
});
afterAll(() => app.close());

const { answerTo, list, get, neighbour, update, toggle } = emailCalls(() => app);
const subjects = async (by: Actor, query: Record<string, string> = {}) =>
  (await list(by, query)).emails.map(({ subject }) => subject);
const toNoah = (subject: string, more: object = {}) =>
  aMail(app, { from: ada, to: [noah], subject, ...more });
/** Noah's copies of mails with these subjects, in the order they came. */
const several = async (...all: string[]) => {
  const ids: number[] = [];
  for (const subject of all) ids.push((await toNoah(subject)).copyOf(noah));
  return ids;
};

describe('the list', () => {
  test('is refused without a token', async () => {
    const answer = await app.call('GET /apps/email/emails');
    expect(answer.status).toBe(401);
  });

  test('has every field of the record, lists where clients map over them', async () => {
    const mail = await aMail(app, { from: ada, to: [noah], cc: [ada], subject: 'Badges' });
    const { emails } = await list(noah);
    expect(emails).toEqual([
      {
        id: mail.copyOf(noah),
        from: { email: '', name: 'Ada Sommer', avatar: drawnPicture('Ada Sommer') },
        to: [{ name: 'Noah Berger', email: noah.email }],
        subject: 'Badges',
        cc: ['Ada Sommer'],
        bcc: [],
        message: '<p>They are at the entrance.</p>',
        attachments: [],
        isStarred: false,
        labels: [],
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        replies: [],
        folder: 'inbox',
        isRead: false,
        hasPreviousMail: false,
        hasNextMail: false,
      },
    ]);
  });

  test('shows organisers the address of who wrote', async () => {
    await aMail(app, { from: noah, to: [ada] });
    expect((await list(ada)).emails[0]?.from.email).toBe(noah.email);
  });

  test('stands the newest first, by number', async () => {
    await several('One', 'Two', 'Three');
    expect(await subjects(noah)).toEqual(['Three', 'Two', 'One']);
  });

  test('is of the inbox when no folder is named', async () => {
    await toNoah('In');
    await toNoah('Elsewhere', { folder: 'spam' });
    const answer = await app.call('GET /apps/email/emails', { token: noah.token });
    const { emails } = answer.body as { emails: EmailRecord[] };
    expect(emails.map(({ subject }) => subject)).toEqual(['In']);
  });

  test('of a folder has that folder alone; of none, every one but trash', async () => {
    await toNoah('In');
    await toNoah('Spam', { folder: 'spam' });
    await toNoah('Gone', { folder: 'trash' });
    await aMail(app, { from: noah, to: [ada], subject: 'Sent' });
    await aMail(app, { from: noah, state: 'draft', subject: 'Draft' });
    expect(await subjects(noah, { folder: 'spam' })).toEqual(['Spam']);
    expect(await subjects(noah, { folder: 'trash' })).toEqual(['Gone']);
    expect(await subjects(noah, { folder: 'sent' })).toEqual(['Sent']);
    expect(await subjects(noah, { folder: 'draft' })).toEqual(['Draft']);
    expect(await subjects(noah, { folder: '' })).toEqual(['Draft', 'Sent', 'Spam', 'In']);
    for (const folder of ['nowhere', 'all', '__proto__', 'constructor'])
      expect(await subjects(noah, { folder })).toEqual([]);
  });

  test('of what is starred leaves out the trash', async () => {
    const [one = 0, two = 0] = await several('One', 'Two', 'Three');
    await update(noah, [one, two], { isStarred: true });
    await update(noah, [two], { folder: 'trash' });
    expect(await subjects(noah, { folder: 'starred' })).toEqual(['One']);
  });

  test('of a label combines with the folder', async () => {
    const [one = 0, two = 0] = await several('One', 'Two', 'Three');
    await toggle(noah, [one, two], 'company');
    await update(noah, [two], { folder: 'spam' });
    expect(await subjects(noah, { label: 'company' })).toEqual(['One']);
    expect(await subjects(noah, { label: 'company', folder: '' })).toEqual(['Two', 'One']);
    expect(await subjects(noah, { label: 'no such' })).toEqual([]);
  });

  test('finds a part of the subject, however it is written, and takes no wildcards', async () => {
    await several('Große Pause', '100%_done', 'Other');
    expect(await subjects(noah, { q: 'GROSSE' })).toEqual([]);
    expect(await subjects(noah, { q: 'ROßE p' })).toEqual(['Große Pause']);
    expect(await subjects(noah, { q: '%_d' })).toEqual(['100%_done']);
    expect(await subjects(noah, { q: '%' })).toEqual(['100%_done']);
    expect(await subjects(noah, { q: 'entrance' })).toEqual([]);
  });

  test('counts over all mail, whatever was asked for', async () => {
    const [one = 0] = await several('One', 'Two', 'Three');
    await toNoah('Spam', { folder: 'spam' });
    await aMail(app, { from: noah, state: 'draft' });
    await aMail(app, { from: noah, state: 'draft' });
    await update(noah, [one], { isRead: true });
    const meta = { inbox: 2, draft: 2, spam: 1 };
    expect((await list(noah, { folder: 'trash', q: 'nothing' })).emailsMeta).toEqual(meta);
    expect((await list(noah)).emailsMeta).toEqual(meta);
  });

  test('takes at most a thousand and says that there are more', async () => {
    const [first = 0] = await several('First');
    expect((await list(noah)).truncated).toBeUndefined();
    await app.testDb.db.run({
      parts: [
        `with made as (insert into email_messages (organisation_id, thread_id, author_id, subject,
           state, message_id, created_at)
           select m.organisation_id, m.thread_id + 1000000 + n, m.author_id, 'Many ' || n, 'sent',
             m.message_id || n, now()
           from email_messages m
           join email_copies c on c.organisation_id = m.organisation_id and c.message_id = m.id
           cross join generate_series(1, 1000) n where c.id = `,
        ` returning *)
         insert into email_copies (organisation_id, owner_id, message_id, thread_id, folder, subject, at)
         select organisation_id, `,
        `, id, thread_id, 'inbox', subject, now() from made order by id`,
      ],
      values: [first, noah.person.id],
    });
    const { emails, truncated, emailsMeta } = await list(noah);
    expect([emails.length, truncated, emailsMeta.inbox]).toEqual([1000, true, 1001]);
    expect(emails.at(-1)?.hasNextMail).toBe(true);
  });
});

describe('what is between others', () => {
  test('is nobody else’s: an admin has no way to it either', async () => {
    const ines = await aColleague(app, ada, 'client', 'Ines Prado');
    const mail = await aMail(app, { from: noah, to: [ines] });
    for (const id of [mail.copyOf(noah), mail.copyOf(ines), 999_999_999]) {
      expect(await get(ada, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect((await update(ada, [id], { isRead: true })).status).toBe(404);
      expect(await neighbour(ada, id, 'next')).toBe(404);
    }
    expect(await subjects(ada)).toEqual([]);
    const stranger = await anAdmin(app);
    expect((await get(stranger, mail.copyOf(ines))).status).toBe(404);
  });

  test('who it goes to blindly is told to its writer alone', async () => {
    const ines = await aColleague(app, ada, 'client', 'Ines Prado');
    const mail = await aMail(app, { from: ada, to: [noah], bcc: [ines] });
    const bccOf = async (by: Actor) => ((await get(by, mail.copyOf(by))).body as EmailRecord).bcc;
    expect(await bccOf(ada)).toEqual([ines.email]);
    expect(await bccOf(noah)).toEqual([]);
    expect(await bccOf(ines)).toEqual([]);
    const answer = await get(noah, mail.copyOf(noah));
    expect(answer.text).not.toContain('Ines');
  });
});

describe('a change', () => {
  test('is for all of them or for none', async () => {
    const [one = 0] = await several('One');
    const mine = (await aMail(app, { from: noah, to: [ada] })).copyOf(ada);
    for (const other of [mine, 999_999_999]) {
      expect((await update(noah, [one, other], { isRead: true })).status).toBe(404);
      expect((await toggle(noah, [one, other], 'private')).status).toBe(404);
    }
    expect((await list(noah)).emails[0]).toMatchObject({ isRead: false, labels: [] });
  });

  test.each([
    ['a folder that is only a view', [1], { folder: 'starred' }],
    ['a folder there is not', [1], { folder: '__proto__' }],
    ['labels by the way', [1], { labels: ['private'] }],
    ['an owner', [1], { owner_id: 1 }],
    ['text for a flag', [1], { isRead: 'yes' }],
    ['no mail', [], { isRead: true }],
    ['what is no number', ['one'], { isRead: true }],
    ['a negative number', [-1], { isRead: true }],
    ['more than a thousand', Array.from({ length: 1001 }, (_, n) => n + 1), { isRead: true }],
  ])('to %s is refused', async (_name, ids, data) => {
    expect((await update(noah, ids, data)).status).toBe(422);
  });

  test('merges what is said into each and leaves the rest', async () => {
    const [one = 0, two = 0] = await several('One', 'Two');
    expect(await update(noah, [one, two, one], { isRead: true })).toMatchObject({ status: 200 });
    await update(noah, [one], { isStarred: true });
    await update(noah, [one], {});
    const { emails } = await list(noah);
    expect(emails.map(({ isRead, isStarred }) => [isRead, isStarred])).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  test('takes numbers that are text', async () => {
    const [one = 0, two = 0] = await several('One', 'Two');
    expect((await update(noah, [String(one), one, two], { isRead: true })).status).toBe(200);
    expect((await toggle(noah, [String(two)], 'company')).status).toBe(200);
    const { emails } = await list(noah);
    expect(emails.map(({ isRead, labels }) => [isRead, labels])).toEqual([
      [true, ['company']],
      [true, []],
    ]);
  });

  test('of one’s copy leaves the others’', async () => {
    const mail = await toNoah('One');
    await update(noah, [mail.copyOf(noah)], { isStarred: true, folder: 'trash' });
    expect((await list(ada, { folder: 'sent' })).emails[0]).toMatchObject({ isStarred: false });
  });

  test('toggles a label by each mail', async () => {
    const [one = 0, two = 0] = await several('One', 'Two');
    await toggle(noah, [one], 'private');
    expect((await toggle(noah, [one, two], 'private')).body).toEqual({});
    await toggle(noah, [two], 'important');
    const { emails } = await list(noah);
    expect(emails.map(({ labels }) => labels)).toEqual([['private', 'important'], []]);
    expect((await toggle(noah, [one], 'of my own')).status).toBe(422);
  });
});

describe('one mail', () => {
  test('without a number or with a strange one is refused', async () => {
    const answer = await app.call('GET /apps/email/get-email', { token: noah.token });
    expect(answer.status).toBe(422);
    for (const id of ['x', '0', '-1', '1e99']) expect((await get(noah, id)).status).toBe(422);
  });

  test('says whether a newer and an older one stand in its folder', async () => {
    const [oldest = 0, middle = 0, newest = 0] = await several('One', 'Two', 'Three');
    const flags = async (id: number) => {
      const record = (await get(noah, id)).body as EmailRecord;
      return [record.hasPreviousMail, record.hasNextMail];
    };
    expect(await flags(newest)).toEqual([false, true]);
    expect(await flags(middle)).toEqual([true, true]);
    expect(await flags(oldest)).toEqual([true, false]);
    const { emails } = await list(noah, { q: 'two' });
    expect(emails[0]).toMatchObject({ hasPreviousMail: true, hasNextMail: true });
    await update(noah, [newest], { folder: 'trash' });
    expect(await flags(middle)).toEqual([false, true]);
    expect(await flags(newest)).toEqual([false, false]);
  });

  test('has what came later in its thread, the oldest first, drafts and trash left out', async () => {
    const mail = await toNoah('Question');
    const { threadId } = mail;
    const answer = await aMail(app, { from: noah, to: [ada], threadId, subject: 'Answer' });
    const thanks = await toNoah('Thanks', { threadId });
    const gone = await toNoah('Never mind', { threadId });
    await aMail(app, { from: noah, threadId, state: 'draft', subject: 'Unsent' });
    await update(noah, [gone.copyOf(noah)], { folder: 'trash' });
    const record = (await get(noah, mail.copyOf(noah))).body as EmailRecord;
    expect(record.replies.map(({ id, subject }) => [id, subject])).toEqual([
      [answer.copyOf(noah), 'Answer'],
      [thanks.copyOf(noah), 'Thanks'],
    ]);
    expect(record.replies.every(({ replies }) => replies.length === 0)).toBe(true);
    const [newest] = (await list(noah)).emails;
    expect([newest?.subject, newest?.replies]).toEqual(['Thanks', []]);
  });

  test('has neighbours by number, over all folders', async () => {
    const [one = 0, two = 0, three = 0] = await several('One', 'Two', 'Three');
    await update(noah, [two], { folder: 'spam' });
    expect(await neighbour(noah, three, 'previous')).toBe(two);
    expect(await neighbour(noah, one, 'next')).toBe(two);
    expect(await neighbour(noah, one, 'anything')).toBe(two);
    expect(await neighbour(noah, one, '')).toBe(two);
    expect(await neighbour(noah, one, 'previous')).toBe(404);
    expect(await neighbour(noah, three, 'next')).toBe(404);
    expect(await neighbour(noah, 999_999_999, 'previous')).toBe(404);
  });

  test('has neighbours in the folder that is named, as its list shows them', async () => {
    const [one = 0, two = 0, three = 0, four = 0] = await several('One', 'Two', 'Three', 'Four');
    await update(noah, [two], { folder: 'spam' });
    await update(noah, [one, four], { isStarred: true });
    expect(await neighbour(noah, three, 'previous', 'inbox')).toBe(one);
    expect(await neighbour(noah, one, 'next', 'inbox')).toBe(three);
    expect(await neighbour(noah, one, 'next', '')).toBe(two);
    expect(await neighbour(noah, one, 'next', 'starred')).toBe(four);
    expect(await neighbour(noah, two, 'next', 'spam')).toBe(404);
    expect(await neighbour(noah, four, 'next', 'inbox')).toBe(404);
    expect(await neighbour(noah, one, 'next', 'nowhere')).toBe(404);
  });
});

test('a list of long mails stops before it is too long, and says so', async () => {
  const html = 'x'.repeat(3_000_000);
  for (const subject of ['One', 'Two', 'Three']) await toNoah(subject, { html });
  const answer = await answerTo(noah);
  expect(answer.body).toMatchObject({
    emails: [{ subject: 'Three' }, { subject: 'Two' }],
    truncated: true,
  });
});
