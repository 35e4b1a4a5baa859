import { drawnPicture, type EmailRecord } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { emailCalls } from '../../testing/email/email-calls.ts';
import { aMail } from '../../testing/email/email.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { findMailsAbout } from './email.farewell.queries.ts';
import { sweepMails } from './list/list.sweep.ts';

let app: TestApp;
let ada: Actor;
let noah: Actor;
let ines: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  ada = await anAdmin(app, 'Ada Sommer');
  noah = await aColleague(app, ada, 'client', 'Noah Berger');
  ines = await aColleague(app, ada, 'client', 'Ines Prado');
});
afterAll(() => app.close());

const { get, page } = emailCalls(() => app);
const copiesOf = async ({ person }: Actor) =>
  (
    await app.testDb.db.row<{ count: number }>(
      sql`select count(*)::int as count from email_copies where owner_id = ${person.id}`,
    )
  )?.count;
const remove = (one: Actor) =>
  app.call('DELETE /api/people/:personId', {
    token: ada.token,
    params: { personId: one.person.id },
  });
const erase = ({ token, email }: Actor) =>
  app.call('POST /api/accounts/delete', { token, body: { email } });

test('of who is removed the mailbox goes, and others keep what they had, as it was sent', async () => {
  const mail = await aMail(app, { from: noah, to: [ines], cc: [ada] });
  await aMail(app, { from: ines, to: [noah], subject: 'Answer' });
  const draft = await aMail(app, { from: noah, state: 'draft' });
  expect((await remove(noah)).status).toBe(200);
  expect(await copiesOf(noah)).toBe(0);
  const record = (await get(ines, mail.copyOf(ines))).body as EmailRecord;
  expect(record.from).toEqual({
    name: 'Noah Berger',
    email: '',
    avatar: drawnPicture('Noah Berger'),
  });
  const [row] = (await page(ada)).rows;
  expect(row?.from).toEqual({ personId: null, name: 'Noah Berger', email: '', avatar: null });
  const [sent] = (await page(ines, { folder: 'sent' })).rows;
  expect(sent?.to).toEqual([{ personId: null, name: 'Noah Berger', email: '', avatar: null }]);
  app.clock.ahead += 7_200;
  await sweepMails(app.work);
  app.clock.ahead -= 7_200;
  const left = sql`select id from email_messages where id = ${draft.id}`;
  expect(await app.testDb.db.row(left)).toBeNull();
  expect((await get(ines, mail.copyOf(ines))).status).toBe(200);
});

test('of who erases their account only the name stays, with those they wrote to', async () => {
  const mail = await aMail(app, { from: noah, to: [ada] });
  expect((await erase(noah)).status).toBe(200);
  expect(await copiesOf(noah)).toBe(0);
  const answer = await get(ada, mail.copyOf(ada));
  expect((answer.body as EmailRecord).from).toEqual({
    name: 'Noah Berger',
    email: '',
    avatar: drawnPicture('Noah Berger'),
  });
  expect(answer.text).not.toContain('deleted');
});

test('of a double the mails stay closed; an answer to all reaches who is kept', async () => {
  const mail = await aMail(app, { from: ines, to: [noah] });
  const kept = await aColleague(app, ada, 'client', 'Noah Berger');
  const answer = await app.call('POST /api/people/merge', {
    token: ada.token,
    body: { keepId: kept.person.id, doubleIds: [noah.person.id] },
  });
  expect(answer.status).toBe(200);
  expect((await page(kept, { folder: 'all' })).rows).toEqual([]);
  expect(await copiesOf(noah)).toBe(0);
  const [sent] = (await page(ines, { folder: 'sent' })).rows;
  expect(sent?.to).toMatchObject([{ personId: kept.person.id, name: 'Noah Berger' }]);
  expect((await get(kept, mail.copyOf(noah))).status).toBe(404);
});

test('a copy of one’s data holds what lies in one’s mailbox, without what is hidden from one', async () => {
  await aMail(app, { from: ines, to: [noah], bcc: [ada], subject: 'Badges' });
  await aMail(app, { from: ada, to: [ines], subject: 'Not his' });
  const { mails } = await findMailsAbout(app.testDb.db, noah.person.id);
  expect(mails).toEqual([
    expect.objectContaining({
      subject: 'Badges',
      from: 'Ines Prado',
      folder: 'inbox',
      text: 'They are at the entrance.',
      to: [{ kind: 'to', name: 'Noah Berger' }],
      files: [],
    }),
  ]);
});
