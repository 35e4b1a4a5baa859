import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { codeOf, mailsIn, to } from '../../../testing/email/email-writes.ts';
import { aCrowd, type Crowd } from '../../../testing/profiles.ts';
import { talksIn } from '../../../testing/talks.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tinyPicture } from '../../../testing/tiny-picture.ts';
import { sweepLooseFiles } from '../files/files.ts';

let app: TestApp;
let admin: Actor;
let crowd: Crowd;
let mails: ReturnType<typeof mailsIn>;
let [ada, ben, cleo]: Actor[] = [];
const writer = () => ada as Actor;
const reader = () => ben as Actor;
const third = () => cleo as Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
  mails = mailsIn(app);
  ada = await crowd.attendee('Ada Writer');
  ben = await crowd.attendee('Ben Reader');
  cleo = await crowd.attendee('Cleo Third');
});
afterAll(() => app.close());

const notes = { type: 'text/plain', bytes: Buffer.from('What we agreed on\n') };

test('a draft is its writer’s: nobody else saves, sends or throws it away', async () => {
  const draft = await mails.begin(writer(), { subject: 'Mine' });
  const { version } = draft;
  for (const by of [reader(), admin, await anAdmin(app, 'Of another house')]) {
    expect((await mails.trySave(by, draft.id, { version, subject: 'Theirs' })).status).toBe(404);
    expect((await mails.trySend(by, draft.id, { version })).status).toBe(404);
    expect((await mails.discard(by, draft.id)).status).toBe(404);
    expect((await mails.undo(by, draft.id)).status).toBe(404);
    expect((await mails.retry(by, draft.id)).status).toBe(404);
  }
  expect((await mails.open(writer(), draft.id)).email.subject).toBe('Mine');
  expect((await mails.page(writer(), 'draft')).rows.map(({ id }) => id)).toContain(draft.id);
  expect((await mails.page(writer(), 'sent')).rows).toEqual([]);
});

test('whoever cannot be written to is refused by name of the list and place', async () => {
  const stranger = await aColleague(app, admin);
  const answer = await mails.tryBegin(writer(), { to: [...to(reader()), ...to(stranger)] });
  expect(codeOf(answer)).toBe('email.unknown_addressee');
  expect(answer.body).toMatchObject({ errors: [{ path: '/to/1' }] });
  expect((await mails.tryBegin(writer(), { to: [{ group: 'staff' }] })).status).toBe(422);
  expect((await mails.tryBegin(writer(), { to: [{ email: 'x' }] })).status).toBe(422);
});

test('what is written is kept with its version, and an older one changes nothing', async () => {
  const draft = await mails.begin(writer(), { to: to(reader()) });
  const saved = await mails.save(writer(), draft, {
    subject: 'Hello\r\nBcc: x@y.example',
    message: '<p>One</p><script>alert(1)</script>',
  });
  expect(saved).toMatchObject({ subject: 'Hello Bcc: x@y.example', message: '<p>One</p>' });
  expect(saved.to.map(({ personId }) => personId)).toEqual([reader().person.id]);
  expect(saved.version).toBeGreaterThan(draft.version);
  const late = await mails.trySave(writer(), draft.id, { version: draft.version, subject: 'Old' });
  expect(codeOf(late)).toBe('email.draft_changed');
  const sent = await mails.trySend(writer(), draft.id, { version: draft.version });
  expect(codeOf(sent)).toBe('email.draft_changed');
  const { email } = await mails.open(writer(), draft.id);
  expect([email.subject, email.version]).toEqual([saved.subject, saved.version]);
});

test('a draft that goes to a group says which, so that it can be saved again', async () => {
  const group = `event:${crowd.event.id}:everyone`;
  const draft = await mails.begin(admin, { to: [{ group }], bcc: [{ email: 'o@out.example' }] });
  expect(draft.to).toMatchObject([{ personId: null, group: { key: group } }]);
  expect(draft.bcc).toMatchObject([{ email: 'o@out.example' }]);
});

test('who stands openly in a mail is in it once', async () => {
  const who = to(reader(), reader());
  const draft = await mails.begin(writer(), { to: who, cc: who, bcc: [...who, ...to(third())] });
  expect([draft.to.length, draft.cc.length, draft.bcc.length]).toEqual([1, 0, 1]);
});

test('a draft that is thrown away is gone with its files', async () => {
  const fileId = await mails.fileId(writer(), 'notes.txt', notes);
  const { id } = await mails.begin(writer(), { fileIds: [fileId] });
  expect((await mails.file(writer(), fileId)).status).toBe(200);
  expect((await mails.discard(writer(), id)).status).toBe(200);
  expect((await mails.file(writer(), fileId)).status).toBe(404);
  const left = await app.testDb.db.rows(sql`select 1 from email_files where id = ${fileId}`);
  expect(left).toEqual([]);
  expect((await mails.discard(writer(), id)).status).toBe(404);
});

test('what is not what it says is refused, and what is put there is nobody else’s', async () => {
  const wrong = [
    { type: 'application/pdf', bytes: Buffer.from('<script>alert(1)</script>') },
    { type: 'application/msword', bytes: Buffer.from('PK') },
    { type: 'text/calendar', bytes: Buffer.from('<html>') },
    { type: 'image/png', bytes: Buffer.from('GIF89a') },
  ];
  for (const file of wrong) {
    expect((await mails.upload(writer(), 'x.bin', file)).status, file.type).toBe(415);
  }
  const svg = { type: 'image/svg+xml', bytes: Buffer.from('<svg/>') };
  expect((await mails.upload(writer(), 'x.svg', svg)).status).toBe(415);
  const fileId = await mails.fileId(writer(), '../..\\<b>.txt', notes);
  for (const by of [reader(), admin]) {
    expect((await mails.file(by, fileId)).status).toBe(404);
    expect((await mails.tryBegin(by, { fileIds: [fileId] })).status).toBe(404);
  }
  const draft = await mails.begin(writer(), { fileIds: [fileId] });
  expect(draft.files).toMatchObject([{ fileName: '<b>.txt', type: 'text/plain', bytes: 18 }]);
  const other = await mails.begin(writer(), {});
  const taken = await mails.trySave(writer(), other.id, {
    version: other.version,
    fileIds: [fileId],
  });
  expect(taken.status).toBe(404);
  const answer = await mails.file(writer(), fileId);
  expect(answer.headers).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''%3Cb%3E.txt",
    'x-content-type-options': 'nosniff',
  });
});

test('files that are too large together are refused', async () => {
  const big = { type: 'text/plain', bytes: Buffer.alloc(9_000_000, 'a') };
  const fileIds = [];
  for (const name of ['1.txt', '2.txt', '3.txt']) {
    fileIds.push(await mails.fileId(writer(), name, big));
  }
  expect(codeOf(await mails.tryBegin(writer(), { fileIds }))).toBe('email.too_large');
});

test('what no mail took is swept after a day, what a draft has stays', async () => {
  const loose = await mails.fileId(writer(), 'loose.png', tinyPicture);
  const kept = await mails.fileId(writer(), 'kept.txt', notes);
  await mails.begin(writer(), { fileIds: [kept] });
  app.clock.ahead = 25 * 3600;
  await sweepLooseFiles(app.work);
  app.clock.ahead = 0;
  expect((await mails.file(writer(), loose)).status).toBe(404);
  expect((await mails.file(writer(), kept)).status).toBe(200);
});

test('an answer goes to who wrote, one to all also to the others, and never to myself', async () => {
  const mail = await mails.write(writer(), {
    to: [...to(reader(), third()), { email: 'out@side.example', name: 'Out Side' }],
    cc: to(admin),
    bcc: to(await crowd.attendee('Blind')),
    subject: 'Plan',
    message: '<p>Shall we?</p>',
  });
  const received = await mails.latest(reader());
  const emailId = received?.id ?? 0;
  const reply = await mails.begin(reader(), { answers: { emailId, way: 'reply' } });
  expect(reply.to).toMatchObject([{ personId: writer().person.id }]);
  expect([reply.cc, reply.bcc, reply.subject]).toEqual([[], [], 'Re: Plan']);
  expect(reply.threadId).toBe(mail.threadId);
  expect(reply.inReplyTo).toBe(emailId);
  expect(reply.message).toMatch(
    /^<p><\/p><blockquote type="cite"><p>On .* Ada Writer wrote:<\/p><p>Shall we\?<\/p><\/blockquote>$/,
  );
  const all = await mails.begin(reader(), { answers: { emailId, way: 'replyAll' } });
  expect(all.to.map(({ personId, email }) => personId ?? email)).toEqual([
    writer().person.id,
    third().person.id,
    'out@side.example',
  ]);
  expect(all.cc.map(({ personId }) => personId)).toEqual([admin.person.id]);
  const again = await mails.begin(writer(), { answers: { emailId: mail.id, way: 'reply' } });
  expect(again.to.map(({ personId, email }) => personId ?? email)).toEqual([
    reader().person.id,
    third().person.id,
    'out@side.example',
  ]);
});

test('an answer reaches who wrote, though one would not find them; not over a block', async () => {
  const hidden = await crowd.attendee('Hidden', { isListed: false });
  await mails.write(hidden, { to: to(reader()), subject: 'May I ask?' });
  const emailId = (await mails.latest(reader()))?.id ?? 0;
  const draft = await mails.begin(reader(), { answers: { emailId, way: 'reply' } });
  expect(draft.to).toMatchObject([{ personId: hidden.person.id }]);
  expect((await mails.tryBegin(reader(), { to: to(hidden) })).status).toBe(422);
  const saved = await mails.save(reader(), draft, { to: to(hidden), message: 'Yes' });
  await talksIn(app).block(hidden, reader());
  expect(codeOf(await mails.trySend(reader(), saved.id, { version: saved.version }))).toBe(
    'email.unknown_addressee',
  );
});

test('a forward takes the files along, says who wrote to whom, and begins a thread', async () => {
  const picture = await mails.fileId(writer(), 'plan.png', tinyPicture);
  const text = await mails.fileId(writer(), 'notes.txt', notes);
  const draft = await mails.begin(writer(), { to: to(reader()), fileIds: [picture, text] });
  const saved = await mails.save(writer(), draft, {
    subject: 'Fwd: Fw: Plan <b>',
    message: `<p>See</p><img data-file="${picture}" alt="Plan"><img src="https://far.example/a.png">`,
    bcc: to(third()),
  });
  await mails.send(writer(), saved);
  const received = await mails.latest(reader());
  const forward = await mails.begin(reader(), {
    answers: { emailId: received?.id ?? 0, way: 'forward' },
  });
  expect(forward.subject).toBe('Fwd: Plan <b>');
  expect(forward.to).toEqual([]);
  expect(forward.threadId).not.toBe(received?.threadId);
  expect(forward.files.map(({ fileName }) => fileName)).toEqual(['plan.webp', 'notes.txt']);
  const inline = forward.files[0]?.id;
  expect(forward.message).toContain(`<img data-file="${inline}" alt="Plan" />`);
  expect(forward.message).toContain('<img data-picture="0" alt="" />');
  expect(forward.message).toContain('Subject: Fwd: Fw: Plan &lt;b&gt;');
  expect(forward.message).not.toContain('Cleo');
  expect(forward.pictures).toBe(1);
  await mails.discard(reader(), forward.id);
  expect((await mails.file(reader(), picture)).status).toBe(200);
});
