import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { NoticeSettings } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aChatNotice, choose } from '../../testing/notices.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Parcel } from '../../platform/outbound/outbound.ts';
import { sql } from '../../platform/db/sql.ts';
import { openSealed } from '../../testing/sealed.ts';
import { readNoticesUnder } from './notifications.read.ts';

let app: TestApp;
let admin: Actor;
let client: Actor;

interface Sent extends Parcel {
  url: string;
  address: string;
}
const sent: Sent[] = [];
let answer = 201;
const names: Record<string, string[]> = {
  'push.example.org': ['93.184.216.34'],
  'inside.example.org': ['10.0.0.7'],
};

beforeAll(async () => {
  app = await openTestApp({
    outbound: {
      resolve: (host) => Promise.resolve(names[host] ?? []),
      post: (url, address, parcel) => {
        sent.push({ url: url.href, address, ...parcel });
        return Promise.resolve(answer);
      },
      get: () => Promise.reject(new Error('Nothing is read.')),
    },
  });
});
beforeEach(async () => {
  sent.length = 0;
  answer = 201;
  names['push.example.org'] = ['93.184.216.34'];
  admin = await anAdmin(app);
  client = await aColleague(app, admin);
});
afterAll(() => app.close());

function aBrowser(host = 'push.example.org') {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  const device = { endpoint: `https://${host}/${randomUUID()}`, keys: { p256dh, auth } };
  const read = (parcel: Parcel) => openSealed(parcel.body, pair, auth);
  return { device, read };
}

const signUp = ({ token }: Actor, body: object) =>
  app.call('POST /api/notifications/devices', { token, body });
const devicesOf = async ({ token }: Actor) =>
  ((await app.call('GET /api/notifications/settings', { token })).body as NoticeSettings).devices;

describe('a browser is refused', () => {
  test.each([
    'https://inside.example.org/a',
    'https://unknown.example.org/a',
    'https://127.0.0.1/a',
    'https://[::ffff:7f00:1]/a',
    'https://user@push.example.org/a',
    'https://push.example.org:8443/a',
  ])('whose address is %s, and nothing is sent there', async (endpoint) => {
    const { device } = aBrowser();
    const { status, body } = await signUp(client, { ...device, endpoint });
    expect([status, body]).toMatchObject([422, { code: 'notifications.endpoint_refused' }]);
    expect([await devicesOf(client), sent]).toEqual([0, []]);
  });

  test('whose keys are none, or that says who somebody is', async () => {
    const { device } = aBrowser();
    const keys = { ...device.keys, p256dh: 'AAAA' };
    expect((await signUp(client, { ...device, keys })).status).toBe(422);
    expect((await signUp(client, { ...device, personId: admin.person.id })).status).toBe(422);
    const plain = device.endpoint.replace('https', 'http');
    expect((await signUp(client, { ...device, endpoint: plain })).status).toBe(422);
    expect((await app.call('POST /api/notifications/devices', { body: device })).status).toBe(401);
  });

  test('where the installation pushes nothing', async () => {
    const silent = await openTestApp({ env: { WEB_PUSH: '0' } });
    const { token } = await anAdmin(silent);
    const body = aBrowser().device;
    const { status } = await silent.call('POST /api/notifications/devices', { token, body });
    const settings = await silent.call('GET /api/notifications/settings', { token });
    expect([status, settings.body]).toMatchObject([409, { pushKey: null }]);
    await silent.close();
  });
});

test('what happens is pushed to its person’s browsers alone, and only they can read it', async () => {
  const [laptop, phone, other] = [aBrowser(), aBrowser(), aBrowser()];
  await signUp(client, laptop.device);
  await signUp(client, phone.device);
  await signUp(admin, other.device);
  await aChatNotice(app, client);
  await app.doJobs();
  const urls = sent.map(({ url }) => url).toSorted();
  expect(urls).toEqual([laptop.device.endpoint, phone.device.endpoint].toSorted());
  const parcel = sent.find(({ url }) => url === laptop.device.endpoint);
  expect(parcel?.address).toBe('93.184.216.34');
  expect(parcel?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: 86_400 });
  expect(parcel?.body.includes('See you at nine?')).toBe(false);
  expect(parcel && JSON.parse(laptop.read(parcel))).toMatchObject({
    title: 'Ines Prado wrote to you',
    body: 'See you at nine?',
    link: '/comet-chat/12',
    lang: 'en',
  });
});

describe('nothing is pushed', () => {
  const push = async () => {
    await aChatNotice(app, client);
    await app.doJobs();
    return sent.length;
  };
  beforeEach(async () => {
    await signUp(client, aBrowser().device);
  });

  test('to who turned it off for the group', async () => {
    await choose(app, client, 'messages', { push: false });
    expect(await push()).toBe(0);
    await choose(app, client, 'messages', { push: true, app: false, mail: false });
    expect(await push()).toBe(1);
  });

  test('to who is busy', async () => {
    const { organisationId, id } = client.person;
    await app.testDb.db.run(
      sql`insert into chat_settings (organisation_id, person_id, status)
          values (${organisationId}, ${id}, 'busy')`,
    );
    expect(await push()).toBe(0);
  });

  test('to a browser that was signed out', async () => {
    const sessions = sql`update accounts_sessions set ended_at = now()
      where id = ${client.person.sessionId}`;
    await app.testDb.db.run(sessions);
    expect(await push()).toBe(0);
  });

  test('of what was read before its turn came', async () => {
    await aChatNotice(app, client);
    const { organisationId, id } = client.person;
    await app.work.transaction((tx) => readNoticesUnder(tx, organisationId, id, 'chat.12'));
    await app.doJobs();
    expect(sent).toEqual([]);
  });

  test('again within a minute, however often it is renewed', async () => {
    expect(await push()).toBe(1);
    expect(await push()).toBe(1);
  });

  test('to a name that leads into our own network by now', async () => {
    names['push.example.org'] = ['127.0.0.1'];
    expect(await push()).toBe(0);
  });
});

test('a browser that is gone is forgotten, one that is busy is asked again', async () => {
  const { device } = aBrowser();
  await signUp(client, device);
  answer = 503;
  await aChatNotice(app, client);
  await app.doJobs();
  answer = 410;
  await app.testDb.db.run(
    sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`,
  );
  await app.doJobs();
  const tries = sent.filter(({ url }) => url === device.endpoint).length;
  expect([tries, await devicesOf(client)]).toEqual([2, 0]);
});

test('a browser is one person’s: who signs in there takes it over, and may give it up', async () => {
  const { device } = aBrowser();
  await signUp(client, device);
  expect((await signUp(admin, device)).body).toMatchObject({ devices: 1 });
  expect(await devicesOf(client)).toBe(0);
  const body = { endpoint: device.endpoint };
  const call = ({ token }: Actor) =>
    app.call('POST /api/notifications/devices/gone', { token, body });
  expect((await call(client)).status).toBe(200);
  expect(await devicesOf(admin)).toBe(1);
  expect((await call(admin)).body).toMatchObject({ devices: 0 });
});

test('nobody keeps more than ten', async () => {
  for (let count = 0; count < 11; count++) await signUp(client, aBrowser().device);
  expect(await devicesOf(client)).toBe(10);
});
