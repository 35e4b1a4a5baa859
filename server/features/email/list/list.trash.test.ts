import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailOpened } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { emailCalls } from '../../../testing/email/email-calls.ts';
import { aMail, type MadeMail } from '../../../testing/email/email.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweepMails } from './list.sweep.ts';

let app: TestApp;
let ada: Actor;
let noah: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  ada = await anAdmin(app, 'Ada Sommer');
  noah = await aColleague(app, ada, 'client', 'Noah Berger');
});
afterAll(() => app.close());

const { page, pick, update } = emailCalls(() => app);
const toNoah = (subject: string, more: object = {}) =>
  aMail(app, { from: ada, to: [noah], subject, ...more });
const subjects = async (query: object = {}, by = noah) =>
  (await page(by, { ...query })).rows.map(({ subject }) => subject);
const open = (by: Actor, emailId: number) =>
  app.call('GET /api/email/messages/:emailId', { token: by.token, params: { emailId } });
const opened = async (by: Actor, emailId: number) => (await open(by, emailId)).body as EmailOpened;
const emptyTrash = (by: Actor) => app.call('POST /api/email/trash/empty', { token: by.token });
const hasMessage = async ({ messageId }: MadeMail) =>
  (await app.testDb.db.row(sql`select id from email_messages where message_id = ${messageId}`)) !==
  null;

describe('the trash', () => {
  test('gives back to where it was', async () => {
    const spam = (await toNoah('Spam', { folder: 'spam' })).copyOf(noah);
    const arrived = (await toNoah('Arrived there', { folder: 'trash' })).copyOf(noah);
    await update(noah, [spam], { folder: 'trash' });
    await update(noah, [spam], { folder: 'trash' });
    expect((await pick(noah, 'restore', [spam, arrived])).status).toBe(200);
    expect(await subjects({ folder: 'spam' })).toEqual(['Spam']);
    expect(await subjects()).toEqual(['Arrived there']);
    await pick(noah, 'restore', [spam]);
    expect(await subjects({ folder: 'spam' })).toEqual(['Spam']);
  });

  test('keeps what is not in it from being deleted for good', async () => {
    const [one, two] = [(await toNoah('One')).copyOf(noah), (await toNoah('Two')).copyOf(noah)];
    await update(noah, [one], { folder: 'trash' });
    const answer = await pick(noah, 'delete', [one, two]);
    expect(answer).toMatchObject({ status: 409, body: { code: 'email.not_in_trash' } });
    expect(await subjects({ folder: 'trash' })).toEqual(['One']);
    expect((await pick(ada, 'delete', [one])).status).toBe(404);
  });

  test('deletes one’s copy; the others keep theirs, and what nobody has goes', async () => {
    const mail = await toNoah('One');
    const gone = async (by: Actor) => {
      await update(by, [mail.copyOf(by)], { folder: 'trash' });
      expect((await pick(by, 'delete', [mail.copyOf(by)])).status).toBe(200);
      expect((await open(by, mail.copyOf(by))).status).toBe(404);
    };
    await gone(noah);
    expect((await open(ada, mail.copyOf(ada))).status).toBe(200);
    expect(await hasMessage(mail)).toBe(true);
    await gone(ada);
    expect(await hasMessage(mail)).toBe(false);
  });

  test('takes a draft from where it lies', async () => {
    const mail = await aMail(app, { from: noah, state: 'draft' });
    expect((await pick(noah, 'delete', [mail.copyOf(noah)])).status).toBe(200);
    expect(await hasMessage(mail)).toBe(false);
  });

  test('is emptied, and nothing else', async () => {
    for (const subject of ['One', 'Two']) await toNoah(subject, { folder: 'trash' });
    await toNoah('Kept');
    expect((await emptyTrash(noah)).body).toEqual({ count: 2 });
    expect((await emptyTrash(noah)).body).toEqual({ count: 0 });
    expect(await subjects({ folder: 'all' })).toEqual(['Kept']);
    expect(await subjects({ folder: 'sent' }, ada)).toEqual(['Kept', 'Two', 'One']);
  });

  test('empties of more than one turn takes', async () => {
    const mail = await toNoah('First', { folder: 'trash' });
    await app.testDb.db.run(
      sql`with made as (insert into email_messages (organisation_id, thread_id, state, message_id,
              created_at)
            select organisation_id, id + n, 'received', message_id || n, now()
            from email_messages, generate_series(1, 1500) n where id = ${mail.id} returning *)
          insert into email_copies (organisation_id, owner_id, message_id, thread_id, folder,
            subject, at)
          select organisation_id, ${noah.person.id}, id, thread_id, 'trash', '', now() from made`,
    );
    expect((await emptyTrash(noah)).body).toEqual({ count: 1501 });
    expect(await hasMessage(mail)).toBe(true);
    const left = sql`select count(*)::int as count from email_messages
                     where message_id like ${`${mail.messageId}_%`}`;
    expect(await app.testDb.db.row(left)).toEqual({ count: 0 });
  });
});

describe('files', () => {
  const onDisk = () =>
    readdirSync(join(app.config.dataDir, 'files'), { recursive: true }).filter((name) =>
      String(name).endsWith('.bin'),
    ).length;
  const attach = (mail: MadeMail, storedAs: string) =>
    app.testDb.db.run(
      sql`insert into email_files (organisation_id, owner_id, message_id, name, type, size,
            stored_as, picture_as, width, height, created_at)
          values (${ada.person.organisationId}, ${ada.person.id}, ${mail.id}, 'map.webp',
            'image/webp', 52000, ${storedAs}, ${storedAs}, 40, 30, now())`,
    );

  test('are shown with the mail, and go with the last mail that names them', async () => {
    const [first, forwarded] = [await toNoah('Map'), await aMail(app, { from: ada, to: [ada] })];
    const storedAs = await app.work.files.keep('bin', Buffer.from('map'));
    const before = onDisk();
    for (const mail of [first, forwarded]) await attach(mail, storedAs);
    expect((await opened(noah, first.copyOf(noah))).email.files).toEqual([
      {
        fileName: 'map.webp',
        thumbnail: expect.stringMatching(/^\/api\/email\/files\/\d+\/picture$/),
        url: expect.stringMatching(/^\/api\/email\/files\/\d+$/),
        size: '52kb',
        id: expect.any(Number),
        type: 'image/webp',
        bytes: 52000,
        picture: { width: 40, height: 30 },
      },
    ]);
    const takeAll = async (mail: MadeMail, owners: Actor[]) => {
      for (const by of owners) {
        await update(by, [mail.copyOf(by)], { folder: 'trash' });
        await pick(by, 'delete', [mail.copyOf(by)]);
      }
    };
    await takeAll(first, [ada, noah]);
    expect(onDisk()).toBe(before);
    await takeAll(forwarded, [ada]);
    expect(onDisk()).toBe(before - 1);
  });

  test('and messages that were kept until they had left are swept later', async () => {
    const mail = await aMail(app, { from: noah, state: 'leaving', leavesAt: new Date() });
    await update(noah, [mail.copyOf(noah)], { folder: 'trash' });
    await pick(noah, 'delete', [mail.copyOf(noah)]);
    app.clock.ahead += 7_200;
    await sweepMails(app.work);
    expect(await hasMessage(mail)).toBe(true);
    await app.testDb.db.run(
      sql`update email_messages set state = 'sent', leaves_at = null where id = ${mail.id}`,
    );
    await sweepMails(app.work);
    expect(await hasMessage(mail)).toBe(false);
  });
});
