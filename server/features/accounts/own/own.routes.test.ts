import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { DataExport, Preferences, SignedIn } from '@plenum/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aColleague,
  type Actor,
  anAdmin,
  aPersonWithPassword,
  aTask,
} from '../../../testing/builders.ts';
import { keptFiles } from '../../../testing/files/kept-files.ts';
import { type Answer, openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sql } from '../../../platform/db/sql.ts';
import { gatherExport } from './own.gather.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { tinyPicture } from '../../../testing/tiny-picture.ts';

let app: TestApp;
let address: string;
let admin: Actor;
beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

const codeOf = (answer: Answer) => (answer.body as { code?: string }).code;
const files = () => keptFiles(app).length;
const raw = (path: string, headers = {}) => app.http.inject({ url: path, headers });

describe('a picture', () => {
  const put = (bytes: Buffer, type = 'image/jpeg', by = admin) =>
    app.call('PUT /api/accounts/settings/picture', { token: by.token, file: { type, bytes } });
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#4250c9' } });

  test('is drawn anew: square, upright, without what the camera wrote', async () => {
    const photo = await drawn(640, 400)
      .withExif({ IFD0: { Artist: 'Secret Person' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Secret Person')).toBe(true);
    const answer = await put(photo);
    const { avatar } = answer.body as { avatar: string };
    expect(answer.status).toBe(200);
    expect(avatar).toMatch(/^\/api\/files\/pictures\/[\w-]{22}\.webp$/);
    const picture = await raw(avatar);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.headers['cache-control']).toContain('immutable');
    expect(picture.rawPayload.includes('Secret Person')).toBe(false);
    const { width, height, exif } = await sharp(picture.rawPayload).metadata();
    expect([width, height, exif]).toEqual([256, 256, undefined]);
    const settings = await app.call('GET /account-setting/data', { token: admin.token });
    expect((settings.body as { general: object }).general).toMatchObject({ avatar });
  });

  test('replaced or taken away leaves nothing behind', async () => {
    const before = files();
    const first = (await put(await drawn(50, 50).png().toBuffer(), 'image/png')).body;
    await put(await drawn(60, 60).webp().toBuffer(), 'image/webp');
    // Whole, and as rows show it.
    expect(files()).toBe(before + 2);
    expect((await raw((first as { avatar: string }).avatar)).statusCode).toBe(404);
    const token = admin.token;
    const gone = await app.call('DELETE /api/accounts/settings/picture', { token });
    expect(gone.body).toEqual({ avatar: null });
    expect(files()).toBe(before);
  });

  test.each([
    ['text', Buffer.from('hello, this is text')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a cut JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a GIF', Buffer.from('GIF89a____________')],
  ])('that is %s is refused, whatever it is called', async (_name, bytes) => {
    const before = files();
    expect(codeOf(await put(bytes))).toBe('files.not_a_picture');
    expect(files()).toBe(before);
  });

  test('that is enormous, JSON or nothing is refused before it is looked at', async () => {
    expect((await put(Buffer.alloc(5_242_881))).status).toBe(413);
    expect(codeOf(await put(claiming(60_000, 60_000), 'image/png'))).toBe('files.not_a_picture');
    const asJson = await app.call('PUT /api/accounts/settings/picture', {
      token: admin.token,
      body: { avatar: 'https://evil.example/me.png' },
    });
    expect(asJson.status).toBe(415);
    expect((await put(Buffer.alloc(0))).status).toBe(422);
  });

  test.each(['..%2f..%2fsecret.webp', 'a'.repeat(22), `${'a'.repeat(22)}.webp`])(
    'is found under its own name only: %s',
    async (name) => {
      expect((await raw(`/api/files/pictures/${name}`)).statusCode).toBeGreaterThanOrEqual(404);
    },
  );
});

/** A PNG that says how large it is, and no more. */
function claiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(17);
  header.write('IHDR');
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.set([8, 2], 12);
  const around = Buffer.alloc(4);
  around.writeUInt32BE(crc32(header));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d', 'hex'), header, around]);
}

test('everyone, whatever their role, reads their own address and whether it is confirmed', async () => {
  const guest = await aColleague(app, admin);
  const read = async (token: string | null) => app.call('GET /api/accounts/address', { token });
  expect((await read(guest.token)).body).toEqual({ email: guest.email, isVerified: false });
  await app.testDb.db.run(
    sql`update accounts set verified_at = now() where id = ${guest.person.id}`,
  );
  expect((await read(guest.token)).body).toEqual({ email: guest.email, isVerified: true });
  expect((await read(admin.token)).body).toMatchObject({ email: admin.email });
  expect((await read(null)).status).toBe(401);
});

describe('preferences', () => {
  const put = (body: object) =>
    app.call('PUT /api/accounts/preferences', { token: admin.token, body });

  test('start empty and are kept whole', async () => {
    const { body } = await app.call('GET /api/accounts/preferences', { token: admin.token });
    expect(body).toEqual({ language: null, timeZone: null, look: {} });
    const wanted: Preferences = {
      language: 'pt',
      timeZone: 'America/Sao_Paulo',
      look: { skin: 'bordered', isRightToLeft: true },
    };
    expect((await put(wanted)).body).toEqual(wanted);
    expect((await app.call('GET /api/accounts/preferences', { token: admin.token })).body).toEqual(
      wanted,
    );
  });

  test('refuse a zone, a language and a look that do not exist', async () => {
    const usual = { language: null, timeZone: null, look: {} };
    expect(await put({ ...usual, timeZone: 'Mars/Olympus' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/timeZone' }] },
    });
    expect((await put({ ...usual, language: 'xx' })).status).toBe(422);
    expect((await put({ ...usual, look: { skin: 'neon' } })).status).toBe(422);
    expect((await put({ ...usual, role: 'admin' })).status).toBe(422);
  });
});

describe('a copy of my data', () => {
  const start = (by = admin) => app.call('POST /api/accounts/exports', { token: by.token });
  const latest = async (by = admin) =>
    (
      (await app.call('GET /api/accounts/exports/latest', { token: by.token })).body as {
        export: DataExport | null;
      }
    ).export;
  const fetch = (id: number | undefined, by = admin) =>
    raw(`/api/accounts/exports/${id}/file`, { authorization: `Bearer ${by.token}` });

  test('is gathered as a job, told as it goes, and holds what is mine without secrets', async () => {
    await aTask(app, admin, { title: 'My own task' });
    const [token, file] = [admin.token, tinyPicture];
    await app.call('PUT /api/accounts/settings/picture', { token, file });
    const other = await aColleague(app, admin);
    await aTask(app, other, { title: 'Of somebody else' });
    const socket = await openTestSocket(address, admin.token);
    expect(await latest()).toBe(null);
    expect((await start()).body).toMatchObject({ state: 'working', progress: 0 });
    expect((await start()).status).toBe(202);
    expect((await fetch((await latest())?.id)).statusCode).toBe(404);
    await app.doJobs();
    await socket.hears('accounts.export_changed', ({ export: one }) => one.state === 'ready');
    const progress = socket.heard
      .filter(({ name }) => name === 'accounts.export_changed')
      .map(({ payload }) => (payload as { export: DataExport }).export.progress);
    expect(progress).toEqual(progress.toSorted((one, two) => one - two));
    expect(progress.length).toBeGreaterThan(3);
    const ready = await latest();
    const zip = await fetch(ready?.id);
    expect(zip.headers['content-type']).toBe('application/zip');
    const text = unzipped(zip.rawPayload);
    expect(text).toContain('My own task');
    expect(text).toContain('picture.webp RIFF');
    expect(text).toContain(admin.email);
    expect(text).not.toContain('Of somebody else');
    expect(text).not.toMatch(/argon2|password_?hash|tokenHash/i);
    expect((await fetch(ready?.id, other)).statusCode).toBe(404);
    socket.socket.close();
  });

  test('that cannot be gathered says so, and is begun anew', async () => {
    const by = await anAdmin(app);
    await start(by);
    const asked = { personId: by.person.id, exportId: (await latest(by))?.id ?? 0 };
    const read = () => Promise.reject(new Error('The disk is full.'));
    await expect(gatherExport(app.work, [{ name: 'todo', read }], asked)).rejects.toThrow('disk');
    expect(await latest(by)).toMatchObject({ state: 'failed' });
    expect((await start(by)).body).toMatchObject({ state: 'working', progress: 0 });
    await app.doJobs();
    expect(await latest(by)).toMatchObject({ state: 'ready' });
  });

  test('is gone after a week', async () => {
    await start();
    await app.doJobs();
    const ready = await latest();
    app.clock.ahead = 8 * 86_400;
    const { statusCode } = await fetch(ready?.id, await anAdmin(app));
    app.clock.ahead = 0;
    expect(statusCode).toBe(404);
  });

  /** Every file of the archive in one text. */
  function unzipped(bytes: Buffer): string {
    const path = join(app.config.dataDir, 'copy.zip');
    writeFileSync(path, bytes);
    return execFileSync('python3', [
      '-c',
      'import sys,zipfile\nz=zipfile.ZipFile(sys.argv[1])\nprint(z.testzip())\nfor n in z.namelist(): print(n, z.read(n).decode(errors="replace"))',
      path,
    ]).toString();
  }
});

describe('deleting an account', () => {
  const leave = (token: string, email: string) =>
    app.call('POST /api/accounts/delete', { token, body: { email } });
  const everythingWith = async (text: string) => {
    const { db } = app.testDb;
    const tables = await db.rows<{ name: string }>({
      parts: [
        "select table_name as name from information_schema.tables where table_schema = 'public'",
      ],
      values: [],
    });
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await db.rows({
        parts: [`select from ${name} one where one::text ilike `, ''],
        values: [`%${text}%`],
      });
      if (rows.length > 0) found.push(name);
    }
    return found;
  };

  test('takes the person away everywhere and leaves what others rely on', async () => {
    const person = await aPersonWithPassword(app);
    const { accessToken: token, userData } = (await app.call('POST /jwt/login', { body: person }))
      .body as SignedIn;
    await app.call('POST /api/accounts/verification/send', { token });
    const squatting = { ...person, email: 'squatter@example.org' };
    const username = `deleted-${userData.id}`;
    await app.call('POST /jwt/register', { body: { ...squatting, username } });
    await app.call('PUT /api/accounts/settings/info', {
      token,
      body: { bio: 'Loves summits', dob: null, country: '', website: '', phone: null },
    });
    expect(codeOf(await leave(token, 'wrong@example.org'))).toBe('accounts.email_differs');
    expect((await leave(token, person.email.toUpperCase())).status).toBe(200);
    expect((await app.call('GET /apps/todo/tasks', { token })).status).toBe(401);
    expect((await app.call('POST /jwt/login', { body: person })).status).toBe(400);
    expect(await everythingWith(person.email)).toEqual([]);
    expect(await everythingWith('Loves summits')).toEqual([]);
    const body = { username: 'back again', email: person.email, password: 'correct horse' };
    expect((await app.call('POST /jwt/register', { body })).body).toHaveProperty('accessToken');
  });

  test('waits until someone else can run the organisation', async () => {
    const guest = await aColleague(app, admin);
    await aTask(app, admin, { title: 'For all of us', assignee: { fullName: 'Noah Berger' } });
    expect(codeOf(await leave(admin.token, admin.email))).toBe('people.last_admin');
    const second = await aColleague(app, admin, 'admin');
    expect((await leave(admin.token, admin.email)).status).toBe(200);
    expect((await leave(second.token, second.email)).status).toBe(409);
    const tasks = (await app.call('GET /apps/todo/tasks', { token: guest.token })).body;
    expect(tasks).toHaveLength(1);
  });
});
