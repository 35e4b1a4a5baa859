import type { Organisation } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { type Answer, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';

let app: TestApp;
let address: string;
let admin: Actor;
beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

const wanted = {
  name: 'Horizon Events <b>',
  shortName: 'HZN',
  accent: '#4250c9',
  languages: ['de', 'en'],
  timeZone: 'Europe/Berlin',
  tagManagerId: 'GTM-AB12CD',
} as const;
const put = (body: object, by = admin) =>
  app.call('PUT /api/organisations/current', { token: by.token, body: { version: 1, ...body } });
const read = async (by = admin) =>
  (await app.call('GET /api/organisations/current', { token: by.token })).body as Organisation;
const codeOf = (answer: Answer) => (answer.body as { code?: string }).code;

test('everyone sees the new names and looks at once, and the record keeps the old', async () => {
  const guest = await aColleague(app, admin);
  const socket = await openTestSocket(address, guest.token);
  const before = await read();
  expect(before).toMatchObject({
    logo: null,
    accent: null,
    languages: ['en'],
    timeZone: 'UTC',
    tagManagerId: null,
  });
  const answer = await put(wanted);
  expect(answer.body).toMatchObject(wanted);
  expect(await socket.hears('organisations.changed')).toEqual(answer.body);
  expect(await read(guest)).toEqual(answer.body);
  const query = { action: 'organisations.changed' };
  const { body } = await app.call('GET /api/audit', { token: admin.token, query });
  expect(body).toMatchObject({ entries: [{ before: { name: before.name }, after: wanted }] });
  socket.socket.close();
});

test.each([
  ['a blank name', { name: '   ' }, '/name'],
  ['a zone that does not exist', { timeZone: 'Mars/Olympus' }, '/timeZone'],
  ['a colour on which white cannot be read', { accent: '#ffee00' }, '/accent'],
  ['no language', { languages: [] }, '/languages'],
  ['a language twice', { languages: ['de', 'de'] }, '/languages'],
  ['a tag manager of another kind', { tagManagerId: 'G-AB12CD' }, '/tagManagerId'],
  ['a script for a tag manager', { tagManagerId: 'GTM-AB"><script>' }, '/tagManagerId'],
  ['a forged leave to load tags', { canLoadTags: true }, '/canLoadTags'],
  ['a forged confirmation', { isVerified: true }, '/isVerified'],
])('%s is refused and nothing changes', async (_name, fault, path) => {
  const before = await read();
  expect(await put({ ...wanted, ...fault })).toMatchObject({
    status: 422,
    body: { errors: [{ path }] },
  });
  expect(await read()).toEqual(before);
});

test('tags may be loaded only where the operator says so; the id is kept either way', async () => {
  const guest = await aColleague(app, admin);
  const kept = { tagManagerId: wanted.tagManagerId };
  expect((await put(wanted)).body).toMatchObject({ ...kept, canLoadTags: false });
  expect(await read(guest)).toMatchObject({ ...kept, canLoadTags: false });
  const lenient = await openTestApp({ env: { TAG_MANAGER: '1' }, beside: app });
  const { token } = guest;
  const there = await lenient.call('GET /api/organisations/current', { token });
  expect(there.body).toMatchObject({ ...kept, canLoadTags: true });
  await lenient.close();
  expect((await put({ ...wanted, version: 2, tagManagerId: null })).body).toMatchObject({
    tagManagerId: null,
  });
});

test('of two admins who save at once one is taken; the other sees whose words those are', async () => {
  const names = ['Horizon', 'Meridian', 'Zenith'];
  const answers = await Promise.all(names.map((name) => put({ ...wanted, name })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(answers.map(codeOf)).toContain('organisations.changed_meanwhile');
  const taken = names[answers.findIndex(({ status }) => status === 200)];
  expect(await read()).toMatchObject({ name: taken, version: 2 });
  expect((await put({ ...wanted, version: 2, name: 'Later' })).status).toBe(200);
});

test('what is saved as it was makes no newer version', async () => {
  const { version } = (await put(wanted)).body as Organisation;
  expect((await put({ ...wanted, version })).body).toMatchObject({ version });
});

test('a client may look and not touch', async () => {
  const guest = await aColleague(app, admin);
  expect(codeOf(await put(wanted, guest))).toBe('forbidden');
  const file = tinyPicture;
  const answer = await app.call('PUT /api/organisations/logo', { token: guest.token, file });
  expect(codeOf(answer)).toBe('forbidden');
});

test('a logo comes, is replaced and goes', async () => {
  const call = (key: 'PUT' | 'DELETE') =>
    app.call(`${key} /api/organisations/logo`, {
      token: admin.token,
      ...(key === 'PUT' && { file: tinyPicture }),
    });
  const first = (await call('PUT')).body as Organisation;
  const second = (await call('PUT')).body as Organisation;
  expect(first.logo).not.toBe(second.logo);
  expect((await app.http.inject({ url: first.logo ?? '' })).statusCode).toBe(404);
  expect((await app.http.inject({ url: second.logo ?? '' })).statusCode).toBe(200);
  expect((await call('DELETE')).body).toMatchObject({ logo: null });
});
