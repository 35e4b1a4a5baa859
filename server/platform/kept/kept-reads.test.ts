import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Person } from '../person.ts';
import { type Kept, keepAnswers } from './kept.ts';
import { type KeptDoor, openKeptDoor } from './kept-door.ts';

const ada: Person = { id: 11, organisationId: 2, role: 'client', sessionId: 1, network: '' };
const people = new Map<string, Person>();
const members = 'members:2.5';

let server: Server;
let kept: Kept;
let door: KeptDoor;
let origin: string;
let ahead: number;

beforeEach(async () => {
  people.clear();
  people.set('ada', ada);
  server = createServer((_request, response) => response.end('the long way'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ahead = 0;
  kept = keepAnswers({ clock: { now: () => new Date(ahead) }, mostAgeMs: 10_000 });
  door = openKeptDoor({
    server,
    kept,
    callers: {
      known: (token) => {
        const person = people.get(token);
        return person ? { person, expiresAt: 9_999_999_999 } : null;
      },
      authenticate: () => Promise.reject(new Error('No kept answer is worth a question.')),
    },
    log: pino({ level: 'silent' }),
    isHttps: false,
    hasOtherOrigins: false,
  });
});
afterEach(() => server.close());

const hall = (changesAt: Date | null = null) =>
  kept.answer('hall', () =>
    Promise.resolve({ about: 'event:2.5', body: { booths: 3 }, changesAt }),
  );
const read = (headers: Record<string, string> = {}) => fetch(`${origin}/hall`, { headers });
const said = async (headers?: Record<string, string>) => (await read(headers)).text();
const asAda = { authorization: 'Bearer ada' };

test('what is for everyone is answered at once, until it is outdated', async () => {
  expect(await said()).toBe('the long way');
  door.remember('/hall', '/hall', await hall(), null);
  expect(await said()).toBe('{"booths":3}');
  kept.outdate('event:2.6');
  expect(await said()).toBe('{"booths":3}');
  kept.outdate('event:2.5');
  expect(await said()).toBe('the long way');
});

test('what nobody outdated is made anew in ten seconds, and when the clock changes it', async () => {
  const first = await hall();
  door.remember('/hall', '/hall', first, null);
  ahead = 9_999;
  expect(await said()).toBe('{"booths":3}');
  expect(await hall()).toBe(first);
  ahead = 10_000;
  expect(await said()).toBe('the long way');
  const second = await hall(new Date(12_000));
  expect(second).not.toBe(first);
  door.remember('/hall', '/hall', first, null);
  expect(await said()).toBe('the long way');
  door.remember('/hall', '/hall', second, null);
  ahead = 11_999;
  expect(await said()).toBe('{"booths":3}');
  ahead = 12_000;
  expect(await said()).toBe('the long way');
  expect(await hall()).not.toBe(second);
});

test('has the headers of every answer, as small as the reader takes it', async () => {
  door.remember('/hall', '/hall', await hall(), null);
  const answer = await read({ 'accept-encoding': 'gzip' });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'gzip',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  expect(gunzipSync((await hall()).gzip).toString()).toBe(await answer.text());
  const again = await read({ 'if-none-match': answer.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('what is for members is answered to whom was let in, while their token speaks for them', async () => {
  door.remember('/hall', '/hall', await hall(), { person: ada, members, moment: door.moment() });
  expect(await said()).toBe('the long way');
  people.set('noah', { ...ada, id: 12 });
  expect(await said({ authorization: 'Bearer noah' })).toBe('the long way');
  expect(await said(asAda)).toBe('{"booths":3}');
  people.set('ada', { ...ada, organisationId: 3 });
  expect(await said(asAda)).toBe('the long way');
  people.delete('ada');
  expect(await said(asAda)).toBe('the long way');
});

test('lets nobody in by memory once somebody came or went', async () => {
  door.remember('/hall', '/hall', await hall(), { person: ada, members, moment: door.moment() });
  kept.outdate('members:2.6');
  expect(await said(asAda)).toBe('{"booths":3}');
  kept.outdate(members);
  expect(await said(asAda)).toBe('the long way');
});

test('who was let in while somebody left is asked again', async () => {
  const answer = await hall();
  const moment = door.moment();
  kept.outdate(members);
  door.remember('/hall', '/hall', answer, { person: ada, members, moment });
  expect(await said(asAda)).toBe('the long way');
});

test('an answer outdated while it was made is never remembered', async () => {
  const made = kept.answer('hall', async () => {
    kept.outdate('event:2.5');
    return Promise.resolve({ about: 'event:2.5', body: {} });
  });
  door.remember('/hall', '/hall', await made, null);
  expect(await said()).toBe('the long way');
});

test('an address that can be spelled otherwise is kept in one spelling', async () => {
  const spelled = ['/e/summit', '/e/%73ummit', '/e/Summit', '/hall/5', '/hall/05', '/hall/%35'];
  const answer = await hall();
  for (const url of spelled) {
    door.remember(url, url.startsWith('/e') ? '/e/:slug' : '/hall/:id', answer, null);
  }
  const answered = await Promise.all(
    spelled.map(async (url) => (await fetch(origin + url)).text()),
  );
  expect(answered.map((text) => text !== 'the long way')).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ]);
});

test('only a plain read goes by this door', async () => {
  door.remember('/hall', '/hall', await hall(), null);
  door.remember('/hall?q=1', '/hall', await hall(), null);
  const posted = await fetch(`${origin}/hall`, { method: 'POST' });
  expect(await posted.text()).toBe('the long way');
  const asked = await fetch(`${origin}/hall?q=1`);
  expect(await asked.text()).toBe('the long way');
});
