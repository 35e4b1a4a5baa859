import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { anAdmin } from '../testing/builders.ts';
import { aGroup } from '../testing/chat/chat.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestSocket } from '../testing/test-socket.ts';
import {
  caddyOptions,
  nginxAround,
  nginxOptions,
  programAt,
  type Proxy,
  shown,
  startProxy,
  stopProxies,
} from '../testing/proxies.ts';

/** Without the certificates, as all of them here. */
const nginxWith = (also: string): Proxy => ({
  program: 'nginx',
  config: ({ port, target, file }) =>
    nginxAround(
      shown('nginx')
        .replace('listen 443 ssl;', `listen 127.0.0.1:${port}; ${also}`)
        .replaceAll(/ssl_certificate.*\n/g, '')
        .replace(':3000', `:${target}`),
      file,
    ),
  options: nginxOptions,
});

const nginx = nginxWith('');
const proxies: Readonly<Record<string, Proxy>> = {
  nginx,
  Caddy: {
    program: 'caddy',
    config: ({ port, target, folder }) =>
      `{\n  admin off\n  auto_https off\n  storage file_system ${folder}\n}\n${shown('caddy')
        .replace('plenum.example.org', `http://127.0.0.1:${port}`)
        .replace(':3000', `:${target}`)}`,
    options: caddyOptions,
  },
  haproxy: {
    program: 'haproxy',
    config: ({ port, target }) =>
      shown('haproxy')
        .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
        .replace(':3000', `:${target}`),
    options: (file) => ['-db', '-f', file],
  },
};

let app: TestApp | undefined;

afterEach(async () => {
  await stopProxies();
  await app?.close();
});

const portOf = (address: string) => Number(new URL(address).port);
let count = 0;

/** Somebody signs up from that address of this machine, and says to be where they like. */
function signUp(port: number, localAddress: string, claims: string): Promise<number> {
  const name = `proxied${++count}`;
  const body = JSON.stringify({
    username: name,
    email: `${name}@example.org`,
    password: 'correct horse battery',
  });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': claims };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, localAddress, path: '/jwt/register', method: 'POST', headers },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function startApp(trusted: string): Promise<{ app: TestApp; address: string }> {
  app = await openTestApp({
    env: { TRUST_PROXY: trusted },
    limits: { 'sign-up': { points: 2, seconds: 600 } },
  });
  return { app, address: await app.listen() };
}

/** Whatever two of them claim, each network has its own count, and no claim is believed. */
async function expectNetworksApart(port: number): Promise<void> {
  const claims = ['198.51.100.1', '198.51.100.2, 127.0.0.1', '203.0.113.9, unknown, 127.0.0.3'];
  const statuses: number[] = [];
  for (const claim of claims) statuses.push(await signUp(port, '127.0.0.2', claim));
  expect(statuses).toEqual([200, 200, 429]);
  expect(await signUp(port, '127.0.0.3', '127.0.0.2')).toBe(200);
}

describe.each(Object.entries(proxies))('behind %s as the docs show it', (_name, proxy) => {
  it.skipIf(!programAt(proxy.program))(
    'callers are told apart by where they are, bodies and sockets pass',
    { timeout: 60_000 },
    async () => {
      const { app: plenum, address } = await startApp('127.0.0.1');
      const port = await startProxy(proxy, portOf(address));
      await expectNetworksApart(port);

      const admin = await anAdmin(plenum);
      const { socket } = await openTestSocket(`http://127.0.0.1:${port}`, admin.token);
      expect(socket.connected).toBe(true);
      socket.disconnect();

      const conversationId = await aGroup(plenum, admin);
      const files = `/api/chat/conversations/${conversationId}/files?name=notes.txt`;
      const large = await fetch(`http://127.0.0.1:${port}${files}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'text/plain' },
        body: 'x'.repeat(9_900_000),
      });
      expect([large.status, await large.text()]).toEqual([201, expect.anything()]);
    },
  );
});

it.skipIf(!programAt(nginx.program))(
  'behind a CDN and a proxy, the address before both of them counts',
  { timeout: 60_000 },
  async () => {
    const { address } = await startApp('127.0.0.1,127.0.0.4');
    const inner = await startProxy(nginx, portOf(address));
    const outer = await startProxy(nginxWith('proxy_bind 127.0.0.4;'), inner);
    await expectNetworksApart(outer);
  },
);

it('without a word about proxies nobody is believed', async () => {
  const { address } = await startApp('0');
  await expectNetworksApart(portOf(address));
});
