import { connect } from 'node:net';
import type { EmailDetail } from '@plenum/contract';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SmtpDoor } from '../../../platform/mail/smtp-door.ts';
import { type Actor, anAdmin } from '../../../testing/builders.ts';
import { mailsIn, to } from '../../../testing/email/email-writes.ts';
import { aCrowd } from '../../../testing/profiles.ts';
import { openSink, type Sink } from '../../../testing/email/smtp-sink.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tinyPicture } from '../../../testing/tiny-picture.ts';
import { openInbound } from './outside.inbound.ts';
import { replyAddress } from './outside.reply-address.ts';

let app: TestApp;
let door: SmtpDoor;
let sink: Sink;
let mails: ReturnType<typeof mailsIn>;
let [admin, writer, reader]: Actor[] = [];
const me = () => writer as Actor;
const other = () => reader as Actor;
let sent: EmailDetail;
/** Where answers to it come in. */
let mine = '';

beforeAll(async () => {
  sink = await openSink();
  app = await openTestApp({
    env: {
      SMTP_URL: sink.url,
      MAIL_FROM: 'Plenum <house@plenum.example>',
      INBOUND_SMTP_PORT: '0',
      INBOUND_DOMAIN: 'reply.plenum.example',
    },
    limits: { post: { points: 60, seconds: 60 } },
  });
  const opened = await openInbound(app.work);
  if (!opened) throw new Error('The door is closed.');
  door = opened;
  mails = mailsIn(app);
  admin = await anAdmin(app);
  const crowd = await aCrowd(app, admin);
  writer = await crowd.attendee('Ada Writer');
  reader = await crowd.attendee('Ben Reader');
  sent = await mails.write(writer, {
    to: [{ email: 'kim@out.example', name: 'Kim' }, ...to(reader)],
    subject: 'Stand',
  });
  await app.doJobs();
  mine = /^reply-to: .*<(r-[^>]+)>$/im.exec(unfolded(sink.taken[0]?.raw ?? ''))?.[1] ?? '';
});
afterAll(async () => {
  await door.close();
  await app.close();
  await sink.close();
});

const unfolded = (raw: string) => raw.replace(/\r\n[ \t]+/g, ' ');
const bring = async (mail: SendMailOptions): Promise<string> => {
  const transport = createTransport({ host: '127.0.0.1', port: door.port, ignoreTLS: true });
  const usual = { from: 'Kim <kim@out.example>', to: mine, subject: 'Re: Stand', text: 'Yes' };
  try {
    await transport.sendMail({ ...usual, ...mail });
    return 'taken';
  } catch (error) {
    return String((error as { responseCode?: number }).responseCode);
  } finally {
    transport.close();
  }
};
const threadOf = async () => (await mails.open(me(), sent.id)).thread;

test('it is off until the operator names a port', async () => {
  const { config } = app;
  expect(await openInbound({ ...app.work, config: { ...config, inboundPort: null } })).toBeNull();
});

test('nobody but those who were answered is under an address here, and nothing is passed on', async () => {
  const count = async () => (await threadOf()).length;
  const before = await count();
  const foreign = replyAddress(
    { tokenSecret: 'x'.repeat(40), inboundDomain: 'reply.plenum.example' },
    { organisationId: 1, personId: 1, messageId: 1 },
  );
  const none = replyAddress(app.config, { organisationId: 1, personId: 999_999, messageId: 1 });
  const tries = [
    foreign ?? '',
    none ?? '',
    'postmaster@reply.plenum.example',
    'someone@elsewhere.example',
    mine.replace('@reply.plenum.example', '@elsewhere.example'),
    `${mine.split('@')[0]}%elsewhere.example@reply.plenum.example`,
  ];
  for (const address of tries) expect(await bring({ to: address }), address).toBe('550');
  expect(await bring({ to: [mine, 'someone@elsewhere.example'], messageId: '<a1@x>' })).toBe(
    'taken',
  );
  expect(sink.taken.flatMap((one) => one.to)).toEqual(['kim@out.example']);
  expect(await count()).toBe(before + 1);
});

test('an answer lands in the inbox of who wrote, in its thread, and is told', async () => {
  const html =
    '<p>Yes, <b>gladly</b></p><script>alert(1)</script><img src="https://far.example/x.png">';
  const answer = { messageId: '<kim-1@out.example>', inReplyTo: '<x@y>', html, text: 'Yes' };
  expect(await bring({ ...answer, to: mine.toUpperCase() })).toBe('taken');
  const got = (await threadOf()).at(-1);
  expect(got).toMatchObject({
    folder: 'inbox',
    isRead: false,
    subject: 'Re: Stand',
    from: { personId: null, name: 'Kim', email: 'kim@out.example' },
    message: '<p>Yes, <b>gladly</b></p><img data-picture="0" alt="" />',
    pictures: 1,
  });
  expect((await mails.inbox(other())).map(({ subject }) => subject)).toEqual(['Stand']);
  const { body } = await mails.call(me(), 'GET /api/notifications', { query: { group: 'mail' } });
  expect((body as { notifications: object[] }).notifications[0]).toMatchObject({
    kind: 'email.arrived',
    data: { emailId: got?.id, fullName: 'Kim', title: 'Re: Stand' },
  });
  const reply = await mails.begin(me(), { answers: { emailId: got?.id ?? 0, way: 'reply' } });
  expect(reply.to).toMatchObject([{ personId: null, email: 'kim@out.example' }]);
});

test('once for each, however often it is brought; another mail under its number is refused', async () => {
  const mail = { messageId: '<twice@out.example>', subject: 'Twice' };
  expect(await bring(mail)).toBe('taken');
  expect(await bring(mail)).toBe('taken');
  const rows = (await mails.inbox(me())).filter(({ subject }) => subject === 'Twice');
  expect(rows).toHaveLength(1);
  expect(await bring({ ...mail, text: 'Something else' })).toBe('554');
  const ours = /^message-id: (<[^>]+>)$/im.exec(sink.taken[0]?.raw ?? '')?.[1] ?? '';
  expect(ours).not.toBe('');
  expect(await bring({ messageId: ours, subject: 'Came back' })).toBe('554');
});

test('files are looked at, and pictures stand where they stood', async () => {
  const mail = {
    messageId: '<files@out.example>',
    subject: 'Files',
    html: '<p>See</p><img src="cid:one">',
    attachments: [
      { filename: 'a.png', cid: 'one', content: tinyPicture.bytes, contentType: 'image/png' },
      { filename: 'b.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' },
      { filename: 'c.pdf', content: Buffer.from('<script>'), contentType: 'application/pdf' },
      { filename: 'd.exe', content: Buffer.from('MZ'), contentType: 'application/x-msdownload' },
      { filename: 'e.html', content: '<script>1</script>', contentType: 'text/html' },
    ],
  };
  expect(await bring(mail)).toBe('taken');
  const got = await mails.latest(me());
  expect(got?.files.map(({ fileName }) => fileName)).toEqual(['a.webp', 'b.pdf']);
  expect(got?.message).toBe(`<p>See</p><img data-file="${got?.files[0]?.id}" alt="" />`);
  const fileId = got?.files[1]?.id ?? 0;
  const statuses = [
    (await mails.file(me(), fileId)).status,
    (await mails.file(other(), fileId)).status,
  ];
  expect(statuses).toEqual([200, 404]);
});

test('what programs write is kept and told to nobody; what goes in circles is refused', async () => {
  const told = async () =>
    (
      (await mails.call(me(), 'GET /api/notifications', { query: { group: 'mail' } })).body as {
        notifications: unknown[];
      }
    ).notifications.length;
  const before = await told();
  const absent = { subject: 'Absent', headers: { 'Auto-Submitted': 'auto-replied' } };
  expect(await bring(absent)).toBe('taken');
  expect((await mails.latest(me()))?.subject).toBe('Absent');
  expect(await told()).toBe(before);
  await app.doJobs();
  expect(sink.taken).toHaveLength(1);
  const Received = Array.from({ length: 40 }, (_, i) => `from a by b id ${i}`);
  expect(await bring({ headers: { Received } })).toBe('554');
});

test('tricks in names and subjects stay text', async () => {
  const subject = '=?utf-8?q?Hi=0D=0ABcc:_x@y.example_<script>alert(1)</script>?=';
  const raw = `From: "Eve\u202e <b>" <eve@out.example>\r\nTo: ${mine}\r\nSubject: ${subject}\r\nMessage-ID: <trick@out.example>\r\n\r\n<img src=x onerror=alert(1)>\r\n`;
  const envelope = { from: 'eve@out.example', to: [mine] };
  expect(await bring({ envelope, raw })).toBe('taken');
  const got = await mails.latest(me());
  expect(got?.subject).toBe('Hi Bcc: x@y.example <script>alert(1)</script>');
  expect(got?.from.name).toBe('Eve <b>');
  expect(got?.message).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
});

test('a colleague’s address in it makes nobody a colleague', async () => {
  const mail = {
    from: `"Ben Reader" <${other().email}>`,
    subject: 'It is me',
    messageId: '<me@x>',
  };
  expect(await bring(mail)).toBe('taken');
  expect((await mails.latest(me()))?.from).toMatchObject({ personId: null, email: other().email });
});

test('more than a mail may weigh is refused, and one network is not let in without end', async () => {
  const content = Buffer.alloc(21_000_000, 'a');
  expect(await bring({ attachments: [{ filename: 'a.txt', content }] })).toBe('552');
  const answers: string[] = [];
  for (let tries = 0; tries < 70 && answers.at(-1) !== '421'; tries++) {
    answers.push(await greeted(door.port));
  }
  expect(answers.at(-1)).toBe('421');
});

const greeted = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', (piece: Buffer) => {
      socket.destroy();
      resolve(piece.toString().slice(0, 3));
    });
    socket.once('error', reject);
  });
