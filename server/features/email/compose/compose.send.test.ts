import type { EmailDetail } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { codeOf, mailsIn, to } from '../../../testing/email/email-writes.ts';
import { aCrowd, type Crowd } from '../../../testing/profiles.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { leaveOverdue } from '../outside/outside.deliver.ts';

let app: TestApp;
let admin: Actor;
let crowd: Crowd;
let mails: ReturnType<typeof mailsIn>;
let writer: Actor;
let reader: Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
  mails = mailsIn(app);
  writer = await crowd.attendee('Ada Writer');
  reader = await crowd.attendee('Ben Reader');
});
afterAll(() => app.close());

const subjects = async (by: Actor, folder = 'inbox') =>
  (await mails.page(by, folder)).rows.map(({ subject }) => subject);
const leaveNow = async () => {
  const jobs = await app.testDb.db.rows<{ payload: never }>(
    sql`select payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'email.leave' order by j.id`,
  );
  for (const { payload } of jobs) await app.jobs['email.leave']?.(payload);
};

test('a mail to nobody does not leave', async () => {
  const draft = await mails.begin(writer, { subject: 'To nobody' });
  const answer = await mails.trySend(writer, draft.id, { version: draft.version });
  expect(codeOf(answer)).toBe('email.no_addressee');
  expect(await subjects(writer, 'draft')).toContain('To nobody');
});

test('of an unverified organisation nothing goes outside, and colleagues do not get it either', async () => {
  const other = await anAdmin(app, 'Olga Unknown');
  const mate = await aColleague(app, other);
  await app.testDb.db.run(
    sql`update organisations set verified_at = null where id = ${other.person.organisationId}`,
  );
  const both = [...to(mate), { email: 'x@out.example' }];
  const draft = await mails.begin(other, { to: both, subject: 'Hello' });
  const answer = await mails.trySend(other, draft.id, { version: draft.version });
  expect(codeOf(answer)).toBe('accounts.unverified');
  expect(await mails.inbox(mate)).toEqual([]);
  await mails.write(other, { to: to(mate), subject: 'Inside' });
  expect(await subjects(mate)).toEqual(['Inside']);
});

test('colleagues have it at once, each their own, and who is blind in it is told to nobody', async () => {
  const blind = await crowd.attendee('Blind One');
  const sent = await mails.write(writer, {
    to: to(reader),
    cc: to(admin),
    bcc: to(blind),
    subject: 'Badges',
    message: '<p>At the <b>entrance</b></p>',
  });
  expect(sent).toMatchObject({ folder: 'sent', isDraft: false, isRead: true, sending: null });
  expect(sent.bcc).toMatchObject([{ personId: blind.person.id }]);
  expect(await subjects(writer, 'draft')).not.toContain('Badges');
  for (const who of [reader, admin, blind]) {
    const got = (await mails.latest(who)) as EmailDetail;
    expect(got).toMatchObject({ subject: 'Badges', folder: 'inbox', isRead: false, bcc: [] });
    expect(got.id).not.toBe(sent.id);
    const whole = await mails.call(who, 'GET /api/email/messages/:emailId', {
      params: { emailId: got.id },
    });
    const spec = await mails.call(who, 'GET /apps/email/get-email', { query: { id: got.id } });
    const list = await mails.call(who, 'GET /apps/email/emails', { query: { folder: 'inbox' } });
    for (const { text } of [whole, spec, list]) {
      if (who !== blind) expect(text).not.toContain('Blind One');
    }
    const sought = await mails.call(who, 'GET /api/email/messages', { query: { q: 'Blind One' } });
    expect((sought.body as { total: number }).total).toBe(0);
  }
});

test('to a group goes to all who are in it when it leaves, each once', async () => {
  const own = await aCrowd(app, admin);
  const before = await own.attendee('Before');
  const group = `event:${own.event.id}:everyone`;
  const sent = await mails.write(admin, { to: [{ group }, ...to(before)], subject: 'Doors' }, 20);
  const late = await own.attendee('Late');
  expect(await mails.inbox(before)).toEqual([]);
  await leaveNow();
  expect(await subjects(before)).toEqual(['Doors']);
  expect(await subjects(late)).toEqual(['Doors']);
  expect(await subjects(admin)).not.toContain('Doors');
  const seen = await mails.latest(late);
  expect(seen?.to[0]).toMatchObject({ personId: null, name: `Everyone at ${own.event.name}` });
  expect((await mails.open(admin, sent.id)).email.sending).toBeNull();
});

test('until it leaves it can be taken back, and is the draft it was', async () => {
  const draft = await mails.begin(writer, { to: to(reader), subject: 'Too soon', message: 'x' });
  const sent = await mails.send(writer, draft, 20);
  expect(sent).toMatchObject({ sending: 'leaving', folder: 'sent' });
  expect(sent.leavesAt).not.toBeNull();
  expect(sent.id).toBeGreaterThan(draft.id);
  expect((await mails.undo(reader, sent.id)).status).toBe(404);
  const undone = await mails.undo(writer, sent.id);
  const { email } = undone.body as { email: EmailDetail };
  expect(email).toMatchObject({ isDraft: true, folder: 'draft', subject: 'Too soon' });
  expect(email.to).toMatchObject([{ personId: reader.person.id }]);
  await leaveNow();
  expect(await subjects(reader)).not.toContain('Too soon');
  expect((await mails.undo(writer, email.id)).status).toBe(404);
  await mails.send(writer, email, 0);
  await leaveNow();
  expect((await subjects(reader)).filter((one) => one === 'Too soon')).toHaveLength(1);
});

test('a draft begun or sent again after a lost answer is one draft, and one mail', async () => {
  const begin = () =>
    app.call('POST /api/email/drafts', {
      token: writer.token,
      headers: { 'idempotency-key': 'begun-once' },
      body: { to: to(reader), subject: 'Lost answer' },
    });
  const { email } = (await begin()).body as { email: EmailDetail };
  expect((await begin()).body).toEqual({ email });
  const send = (key: string) =>
    app.call('POST /api/email/drafts/:emailId/send', {
      token: writer.token,
      params: { emailId: email.id },
      headers: { 'idempotency-key': key },
      body: { version: email.version, delaySeconds: 0 },
    });
  const [one, other] = await Promise.all([send('sent-once'), send('sent-once')]);
  expect([one.status, other.body]).toEqual([200, one.body]);
  expect((await send('sent-twice')).status).toBe(404);
  await leaveNow();
  expect((await subjects(reader)).filter((subject) => subject === 'Lost answer')).toHaveLength(1);
});

test('what was sent again leaves at its new moment only', async () => {
  const draft = await mails.begin(writer, { to: to(reader), subject: 'Twice' });
  const first = await mails.send(writer, draft, 20);
  const { email } = (await mails.undo(writer, first.id)).body as { email: EmailDetail };
  app.clock.ahead = 5;
  const second = await mails.send(writer, email, 30);
  app.clock.ahead = 0;
  const payload = {
    organisationId: writer.person.organisationId,
    messageId: await messageOf(second.id),
    leavesAt: first.leavesAt,
  };
  await app.jobs['email.leave']?.(payload as never);
  expect(await subjects(reader)).not.toContain('Twice');
  await leaveNow();
  expect(await subjects(reader)).toContain('Twice');
});

const messageOf = async (copyId: number) =>
  (
    await app.testDb.db.row<{ id: number }>(
      sql`select message_id as id from email_copies where id = ${copyId}`,
    )
  )?.id ?? 0;

test('it leaves once, however often and beside what its job runs; then it cannot be taken back', async () => {
  const sent = await mails.write(writer, { to: to(reader), subject: 'Once' }, 1);
  await Promise.all([leaveNow(), leaveNow(), leaveNow()]);
  expect((await subjects(reader)).filter((one) => one === 'Once')).toHaveLength(1);
  expect(codeOf(await mails.undo(writer, sent.id))).toBe('email.already_gone');
});

test('what a dead server left behind leaves with the next round', async () => {
  const sent = await mails.write(writer, { to: to(reader), subject: 'Left behind' }, 1);
  await app.testDb.db.run(
    sql`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = 'email.leave'`,
  );
  await leaveOverdue(app.work);
  expect(await subjects(reader)).not.toContain('Left behind');
  app.clock.ahead = 120;
  await leaveOverdue(app.work);
  app.clock.ahead = 0;
  expect(await subjects(reader)).toContain('Left behind');
  expect((await mails.open(writer, sent.id)).email.leavesAt).toBeNull();
});

test('an attendee writes to twenty addresses a day, also in two sends at once', async () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({ email: `n${from + i}@out.example` }));
  const eager = await crowd.attendee('Eager');
  await mails.write(eager, { to: many(0, 12) });
  const drafts = [
    await mails.begin(eager, { to: many(20, 8) }),
    await mails.begin(eager, { to: many(40, 8) }),
  ];
  const answers = await Promise.all(
    drafts.map(({ id, version }) => mails.trySend(eager, id, { version })),
  );
  expect(answers.map(codeOf).toSorted()).toEqual(['200', 'email.enough_for_today']);
  await mails.write(eager, { to: to(reader), subject: 'Inside still' });
  await app.testDb.db.run(
    sql`update email_messages set sent_at = sent_at - interval '25 hours'
        where author_id = ${eager.person.id}`,
  );
  await mails.write(eager, { to: many(60, 20) });
});

test('the files go with it, to those who have it and to nobody else', async () => {
  const file = { type: 'text/plain', bytes: Buffer.from('Plan') };
  const fileId = await mails.fileId(writer, 'plan.txt', file);
  const sent = await mails.write(writer, { to: to(reader), fileIds: [fileId], subject: 'Plan' });
  const statuses = await Promise.all(
    [writer, reader, admin].map(async (by) => (await mails.file(by, fileId)).status),
  );
  expect(statuses).toEqual([200, 200, 404]);
  expect(sent.files).toHaveLength(1);
});

test('who got it is told, with the page of their own copy; who wrote it is not', async () => {
  await mails.write(writer, { to: to(reader), subject: 'Told', message: '<p>Some words</p>' });
  const told = async (by: Actor) =>
    (
      (await mails.call(by, 'GET /api/notifications', { query: { group: 'mail' } })).body as {
        notifications: { link: string; data: object; kind: string }[];
      }
    ).notifications;
  const [notice] = await told(reader);
  const { id } = (await mails.latest(reader)) as EmailDetail;
  expect(notice).toMatchObject({
    kind: 'email.arrived',
    link: `/apps/email/inbox/${id}`,
    data: { emailId: id, fullName: 'Ada Writer', title: 'Told', text: 'Some words' },
  });
  expect(await told(writer)).toEqual([]);
});
