import type { EmailDetail } from '@plenum/contract';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { letterOf } from '../../../platform/mail/sealed-letter.ts';
import { type Actor, anAdmin } from '../../../testing/builders.ts';
import { mailsIn, to } from '../../../testing/email/email-writes.ts';
import { aCrowd, type Crowd } from '../../../testing/profiles.ts';
import { openSink, type Sink } from '../../../testing/email/smtp-sink.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tinyPicture } from '../../../testing/tiny-picture.ts';
import { mailOutside } from './outside.letter.ts';
import { sendLost } from './outside.ts';

let app: TestApp;
let sink: Sink;
let admin: Actor;
let crowd: Crowd;
let mails: ReturnType<typeof mailsIn>;
let writer: Actor;
let reader: Actor;

beforeAll(async () => {
  sink = await openSink();
  const env = { SMTP_URL: sink.url, MAIL_FROM: 'Plenum <house@plenum.example>' };
  app = await openTestApp({ env });
  admin = await anAdmin(app, 'Ada Sommer');
  crowd = await aCrowd(app, admin);
  mails = mailsIn(app);
  // Loading them takes its time, which is not the first test's.
  await Promise.all([app.http.ready(), import('nodemailer'), app.doJobs()]);
  writer = await crowd.attendee('Ada "Quote" <Writer>');
  reader = await crowd.attendee('Ben Reader');
});
beforeEach(() => {
  sink.taken.length = 0;
  sink.refuse = () => null;
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const outside = async (by: Actor, id: number) => (await mails.open(by, id)).email.outside;
const out = (name: string, more = {}) => ({ email: `${name}@out.example`, ...more });
const later = async (seconds: number) => {
  app.clock.ahead += seconds;
  await sendLost(app.work);
  await app.doJobs();
  app.clock.ahead = 0;
};

test('each address has a mail of its own, that says who else has it, and of the blind nothing', async () => {
  const sent = await mails.write(writer, {
    to: [...to(reader), out('to', { name: 'Tom\r\nBcc: evil@x.example' })],
    cc: [out('cc')],
    bcc: [out('blind', { name: 'Blind Person' })],
    subject: 'Grüße, 日本 & <b>more</b>',
    message: '<p>Hello <b>all</b></p>',
  });
  expect(sent.sending).toBe('waiting');
  await app.doJobs();
  expect(sink.taken.map((one) => one.to)).toEqual(
    expect.arrayContaining([['to@out.example'], ['cc@out.example'], ['blind@out.example']]),
  );
  expect(sink.taken).toHaveLength(3);
  const ids = new Set<string>();
  for (const { raw, from } of sink.taken) {
    expect(from).toBe('house@plenum.example');
    expect(raw).not.toMatch(/^bcc:/im);
    expect(raw).not.toContain('blind@');
    expect(raw).not.toContain('Blind Person');
    expect(raw).not.toContain(reader.email);
    const mail = await PostalMime.parse(raw);
    ids.add(mail.messageId ?? '');
    expect(mail.from).toMatchObject({
      name: `Ada "Quote" <Writer> via ${(await organisation()).name}`,
      address: 'house@plenum.example',
    });
    expect(mail.replyTo).toMatchObject([{ address: writer.email, name: 'Ada "Quote" <Writer>' }]);
    expect(mail.to).toMatchObject([
      { name: 'Ben Reader', group: [] },
      { name: 'Tom Bcc: evil@x.example', address: 'to@out.example' },
    ]);
    expect(mail.cc).toMatchObject([{ address: 'cc@out.example' }]);
    expect(mail.subject).toBe('Grüße, 日本 & <b>more</b>');
    expect(mail.text?.trim()).toBe('Hello all');
    expect(mail.html).toContain('<p>Hello <b>all</b></p>');
  }
  expect(ids.size).toBe(1);
  expect((await mails.open(writer, sent.id)).email.sending).toBe('sent');
  expect((await outside(writer, sent.id)).map(({ state }) => state)).toEqual([
    'sent',
    'sent',
    'sent',
  ]);
});

const organisation = async () =>
  (await app.testDb.db.row<{ name: string }>(
    sql`select name from organisations where id = ${admin.person.organisationId}`,
  )) ?? { name: '' };

test('one of which all readers are blind names nobody', async () => {
  await mails.write(writer, { bcc: [out('only')], subject: 'Quiet' });
  await app.doJobs();
  const [one] = sink.taken;
  expect(one?.to).toEqual(['only@out.example']);
  expect(one?.raw).toContain('To: Undisclosed recipients:;');
  expect(one?.raw).not.toContain('only@');
});

test('files and pictures travel along; what stands in the words stands in them there', async () => {
  const picture = await mails.fileId(writer, 'plan.png', tinyPicture);
  const evil = 'a"\r\nContent-Type: text/html\r\n\r\n<script>.txt';
  const file = { type: 'text/plain', bytes: Buffer.from('Plan') };
  const answer = await mails.upload(writer, evil, file);
  const fileId = (answer.body as { id: number }).id;
  const draft = await mails.begin(writer, { to: [out('files')], fileIds: [picture, fileId] });
  await mails.send(
    writer,
    await mails.save(writer, draft, {
      message: `<img data-file="${picture}"><img src="https://far.example/a.png?x=1&y=2">`,
    }),
  );
  await app.doJobs();
  const mail = await PostalMime.parse(sink.taken[0]?.raw ?? '');
  expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['plan.webp', 'image/webp'],
    ['html<script>.txt', 'text/plain'],
  ]);
  expect(mail.html).toContain(`<img src="cid:file-${picture}"`);
  expect(mail.attachments[0]?.contentId).toBe(`<file-${picture}>`);
  expect(mail.html).toContain('src="https://far.example/a.png?x=1&#38;y=2"');
});

test('an answer names the mails before it', async () => {
  const first = await mails.write(writer, { to: [...to(reader), out('thread')], subject: 'One' });
  const emailId = (await mails.latest(reader))?.id ?? 0;
  const reply = await mails.begin(reader, { answers: { emailId, way: 'replyAll' } });
  await mails.send(reader, reply);
  await app.doJobs();
  const [one, two] = await Promise.all(sink.taken.map(({ raw }) => PostalMime.parse(raw)));
  expect(two?.inReplyTo).toBe(one?.messageId);
  expect(two?.references).toContain(one?.messageId);
  expect(two?.subject).toBe('Re: One');
  expect((await mails.open(writer, first.id)).thread).toHaveLength(2);
});

test('what the other server says for good is told at once, and can be tried again', async () => {
  sink.refuse = (address) =>
    address === 'bad@out.example' ? { code: 550, words: '5.1.1 No such\r\n person here' } : null;
  const sent = await mails.write(writer, { to: [out('bad'), out('good')], subject: 'Half' });
  await app.doJobs();
  const states = await outside(writer, sent.id);
  expect(states).toMatchObject([
    { email: 'bad@out.example', state: 'failed' },
    { email: 'good@out.example', state: 'sent', error: null },
  ]);
  expect(states[0]?.error).toContain('No such');
  expect((await mails.open(writer, sent.id)).email.sending).toBe('failed');
  const { body } = await mails.call(writer, 'GET /api/notifications', { query: { group: 'mail' } });
  const [notice] = (body as { notifications: object[] }).notifications;
  expect(notice).toMatchObject({
    kind: 'email.bounced',
    link: `/apps/email/sent/${sent.id}`,
    data: { fullName: 'bad@out.example', title: 'Half' },
  });
  expect((await mails.retry(reader, sent.id)).status).toBe(404);
  sink.refuse = () => null;
  const again = (await mails.retry(writer, sent.id)).body as { email: EmailDetail };
  expect(again.email.sending).toBe('waiting');
  await app.doJobs();
  expect((await outside(writer, sent.id)).map(({ state }) => state)).toEqual(['sent', 'sent']);
  expect(sink.taken.filter((one) => one.to[0] === 'good@out.example')).toHaveLength(1);
  const ids = sink.taken.map(({ raw }) => /^message-id: (.*)$/im.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(1);
});

test('what fails for now is tried again later, ever more slowly, and given up after a day', async () => {
  sink.refuse = () => ({ code: 451, words: '4.3.0 Try later' });
  const sent = await mails.write(writer, { to: [out('slow')], subject: 'Slow' });
  await app.doJobs();
  expect(await outside(writer, sent.id)).toMatchObject([{ state: 'waiting' }]);
  expect((await outside(writer, sent.id))[0]?.error).toContain('Try later');
  await later(5);
  expect(await attemptsOf('slow@out.example')).toBe(1);
  await later(200);
  expect(await attemptsOf('slow@out.example')).toBe(2);
  for (let days = 1; days < 20; days++) await later(86_400 * days);
  expect(await attemptsOf('slow@out.example')).toBe(12);
  expect(await outside(writer, sent.id)).toMatchObject([{ state: 'failed' }]);
  expect(sink.taken).toEqual([]);
});

const attemptsOf = async (address: string) =>
  (
    await app.testDb.db.row<{ attempts: number }>(
      sql`select attempts from email_recipients where address = ${address}`,
    )
  )?.attempts;

test('an address is tried by one at a time, however many jobs ask for it', async () => {
  await mails.write(writer, { to: [out('claimed')], subject: 'Claimed' });
  const place = await app.testDb.db.row(
    sql`select organisation_id as "organisationId", message_id as "messageId", position
        from email_recipients where address = 'claimed@out.example'`,
  );
  const tries = Array.from({ length: 5 }, async () => app.jobs['email.outside']?.(place as never));
  await Promise.all(tries);
  await app.doJobs();
  expect(sink.taken).toHaveLength(1);
});

test('other features write in somebody’s name, with a calendar that programs answer', async () => {
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
  await app.work.transaction((tx) =>
    mailOutside(app.work, tx, writer.person.organisationId, {
      fromPersonId: writer.person.id,
      to: { address: 'guest@out.example', name: 'Guest' },
      letter: letterOf('calendarInvited', {
        subject: 'Invitation',
        html: '<p>Come <a href="https://plenum.example/calendar/answer/x">here</a></p>',
        text: 'Come here',
      }),
      calendar: { method: 'REQUEST', content },
    }),
  );
  await app.doJobs();
  const [one] = sink.taken;
  expect(one?.to).toEqual(['guest@out.example']);
  expect(one?.raw).toMatch(/content-type: text\/calendar;.*method=REQUEST/i);
  const mail = await PostalMime.parse(one?.raw ?? '');
  expect(mail.html).toContain('href="https://plenum.example/calendar/answer/x"');
  expect((await mails.page(writer, 'sent')).rows.map(({ subject }) => subject)).not.toContain(
    'Invitation',
  );
});
