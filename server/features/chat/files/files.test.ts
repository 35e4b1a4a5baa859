import { randomBytes } from 'node:crypto';
import type { Line } from '@plenum/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { aCrowd, type Crowd } from '../../../testing/profiles.ts';
import { talksIn } from '../../../testing/talks.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tinyPicture } from '../../../testing/tiny-picture.ts';
import { sweepFiles } from './files.ts';

let app: TestApp;
let admin: Actor;
let crowd: Crowd;
let talks: ReturnType<typeof talksIn>;
let sender: Actor;
let reader: Actor;
let lobby: number;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
  talks = talksIn(app);
  [sender, reader] = [await crowd.attendee('Sender'), await crowd.attendee('Reader')];
  lobby = (await talks.channels(sender, crowd.event.id))[0]?.id ?? 0;
});
afterAll(() => app.close());

const notes = { type: 'text/plain', bytes: Buffer.from('What we agreed on\n') };
const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;
const statusesFor = async (fileId: number, ...people: Actor[]) =>
  Promise.all(people.map(async (by) => (await talks.file(by, fileId)).status));

async function sentFile(by: Actor, conversationId: number): Promise<{ file: number; line: Line }> {
  const file = idOf(await talks.upload(by, conversationId, 'notes.txt', notes));
  return { file, line: await talks.say(by, conversationId, '', { fileIds: [file] }) };
}

test('what is not what it says is refused, and nothing of it is kept', async () => {
  const zip = Buffer.from('504b0304140000000800', 'hex');
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const wrong = [
    { type: 'application/pdf', bytes: Buffer.from('<script>alert(1)</script>') },
    { type: 'image/png', bytes: Buffer.from('GIF89a not a png') },
    { type: 'text/plain', bytes: Buffer.from([0x4d, 0x5a, 0, 1, 2]) },
    { type: 'text/csv', bytes: randomBytes(400) },
    { type: 'application/zip', bytes: Buffer.from('%PDF-1.7') },
    { type: word, bytes: zip },
  ];
  for (const file of wrong) {
    expect((await talks.upload(sender, lobby, 'x.bin', file)).status, file.type).toBe(415);
  }
  const svg = { type: 'image/svg+xml', bytes: Buffer.from('<svg/>') };
  expect((await talks.upload(sender, lobby, 'x.svg', svg)).status).toBe(415);
  const broken = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(200)]);
  const image = await talks.upload(sender, lobby, 'x.png', { type: 'image/png', bytes: broken });
  expect(image.status).toBeGreaterThanOrEqual(415);
  expect(await app.testDb.db.rows(sql`select id from chat_files`)).toEqual([]);
});

test('into a conversation one cannot read or write in, nothing is put', async () => {
  const outside = await aColleague(app, admin);
  const foreign = await anAdmin(app, 'Of another house');
  const direct = await talks.direct(sender, reader);
  const tries = await Promise.all([
    talks.upload(outside, lobby, 'a.txt', notes),
    talks.upload(foreign, lobby, 'a.txt', notes),
    talks.upload(reader, direct.id, 'a.txt', notes),
    talks.upload(admin, direct.id, 'a.txt', notes),
    talks.upload(sender, 999_999_999, 'a.txt', notes),
  ]);
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('until it is sent only who put it there has it; then whoever reads the line', async () => {
  const file = idOf(await talks.upload(sender, lobby, '../../notes.txt', notes));
  expect(await statusesFor(file, sender, reader, admin)).toEqual([200, 404, 404]);
  const line = await talks.say(sender, lobby, 'Here', { fileIds: [file] });
  expect(line.files).toEqual([
    { id: file, name: 'notes.txt', type: 'text/plain', size: notes.bytes.length, picture: null },
  ]);
  const outside = await aColleague(app, admin);
  expect(await statusesFor(file, sender, reader, outside)).toEqual([200, 200, 404]);
  const answer = await talks.file(reader, file);
  expect(answer.text).toBe(notes.bytes.toString());
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': "attachment; filename*=UTF-8''notes.txt",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('somebody else’s file, or one of another conversation, is sent by nobody', async () => {
  const mine = idOf(await talks.upload(sender, lobby, 'a.txt', notes));
  const { id } = await talks.direct(sender, admin);
  expect((await talks.trySay(reader, lobby, 'Look', { fileIds: [mine] })).status).toBe(404);
  expect((await talks.trySay(sender, id, 'Look', { fileIds: [mine] })).status).toBe(404);
  expect(await statusesFor(mine, sender, reader)).toEqual([200, 404]);
});

test('a picture is drawn anew without what the camera wrote, and shown small', async () => {
  const picture = sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#357' } });
  const bytes = await picture
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('Secret place')).toBe(true);
  const file = idOf(await talks.upload(sender, lobby, 'Beach.JPG', { type: 'image/jpeg', bytes }));
  const line = await talks.say(sender, lobby, '', { fileIds: [file] });
  expect(line.files).toMatchObject([
    { name: 'Beach.webp', type: 'image/webp', picture: { width: 960, height: 480 } },
  ]);
  const kept = await app.testDb.db.row<{ storedAs: string; pictureAs: string }>(
    sql`select stored_as as "storedAs", picture_as as "pictureAs" from chat_files where id = ${file}`,
  );
  for (const name of [kept?.storedAs, kept?.pictureAs]) {
    const pieces: Uint8Array[] = [];
    for await (const piece of (await app.work.files.read(name ?? '')) ?? []) pieces.push(piece);
    const whole = Buffer.concat(pieces);
    expect(whole.subarray(8, 12).toString()).toBe('WEBP');
    expect(whole.includes('Secret place')).toBe(false);
  }
  const shown = await talks.call(reader, 'GET /api/chat/files/:fileId/picture', {
    params: { fileId: file },
  });
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('what is no picture is not shown as one', async () => {
  const { file } = await sentFile(sender, lobby);
  const params = { fileId: file };
  const shown = await talks.call(sender, 'GET /api/chat/files/:fileId/picture', { params });
  expect(shown.status).toBe(404);
});

test('of a deleted, hidden or held line its files are not there', async () => {
  const { file, line } = await sentFile(sender, lobby);
  await talks.call(sender, 'DELETE /api/chat/conversations/:conversationId/lines/:lineId', {
    params: { conversationId: lobby, lineId: line.id },
  });
  expect(await statusesFor(file, sender, reader, admin)).toEqual([404, 404, 404]);
  const other = await sentFile(sender, lobby);
  const set = (state: string) =>
    app.testDb.db.run(sql`update chat_lines set state = ${state} where id = ${other.line.id}`);
  await set('hidden');
  expect(await statusesFor(other.file, sender, reader, admin)).toEqual([404, 404, 404]);
  await set('held');
  expect(await statusesFor(other.file, sender, reader, admin)).toEqual([200, 404, 200]);
});

test('files of a group are gone for who left it, and those from before for who came later', async () => {
  const { id } = await talks.group(sender, 'Papers', [admin, reader]);
  await talks.answer(reader, id, true);
  const { file } = await sentFile(sender, id);
  const late = await crowd.attendee('Late');
  await talks.add(sender, id, [late]);
  await talks.answer(late, id, true);
  expect(await statusesFor(file, reader, late)).toEqual([200, 404]);
  await talks.takeOut(reader, id, reader);
  expect(await statusesFor(file, reader, admin)).toEqual([404, 200]);
});

test('what nobody sends is swept after a day, what was sent stays', async () => {
  const loose = idOf(await talks.upload(sender, lobby, 'loose.png', tinyPicture));
  const { file } = await sentFile(sender, lobby);
  const stored = await app.testDb.db.row<{ storedAs: string }>(
    sql`select stored_as as "storedAs" from chat_files where id = ${loose}`,
  );
  const after = (hours: number) => ({
    ...app.work,
    clock: { ...app.work.clock, now: () => new Date(Date.now() + hours * 3_600_000) },
  });
  await sweepFiles(after(23));
  expect(await statusesFor(loose, sender)).toEqual([200]);
  await sweepFiles(after(25));
  expect(await statusesFor(loose, sender)).toEqual([404]);
  expect(await app.work.files.read(stored?.storedAs ?? '')).toBeNull();
  expect(await statusesFor(file, sender)).toEqual([200]);
});

test('of what one never sends, thirty files are kept', async () => {
  const hoarder = await crowd.attendee('Hoarder');
  const ids: number[] = [];
  for (let count = 0; count < 32; count++) {
    ids.push(idOf(await talks.upload(hoarder, lobby, `${count}.txt`, notes)));
  }
  const [first = 0, second = 0, third = 0] = ids;
  expect(await statusesFor(first, hoarder)).toEqual([404]);
  expect(await statusesFor(second, hoarder)).toEqual([404]);
  expect(await statusesFor(third, hoarder)).toEqual([200]);
});
