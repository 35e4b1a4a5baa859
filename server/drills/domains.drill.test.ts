import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import type { FaceSetup } from '@plenum/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { changeFace } from '../features/face/index.ts';
import { anAdmin, aPublishedEvent } from '../testing/builders.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { freePort } from '../testing/test-redis.ts';
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

const domain = 'events.acme.org';
const pages = temporaryFolder('domains');
const certificate = join(pages, 'plenum');
const records = new Map<string, string[]>();
let app: TestApp;
let port: number;

/** As the docs show it, but with certificates of its own making: no authority is asked. */
const caddy = (plain: number): Proxy => ({
  program: 'caddy',
  config: ({ port: secure, target, folder }) =>
    shown('caddy', 1)
      .replace(
        '{\n',
        `{\n  admin off\n  skip_install_trust\n  default_bind 127.0.0.1\n  http_port ${plain}\n  https_port ${secure}\n  storage file_system ${folder}\n`,
      )
      .replace('plenum.example.org {\n', 'plenum.example.org {\n  tls internal\n')
      .replace('    on_demand\n', '    on_demand\n    issuer internal\n')
      .replaceAll(':3000', `:${target}`),
  options: caddyOptions,
});

const nginx: Proxy = {
  program: 'nginx',
  config: ({ port: secure, target, file }) =>
    nginxAround(
      [shown('nginx').replace('plenum.example.org', domain), shown('nginx', 1)]
        .join('\n')
        .replaceAll('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
        .replaceAll(/\/etc\/ssl\/plenum/g, certificate)
        .replaceAll(':3000', `:${target}`),
      file,
    ),
  options: nginxOptions,
};

beforeAll(async () => {
  writeFileSync(
    join(pages, 'index.html'),
    '<html lang="en"><head><!-- head --><!-- /head --></head><body><!-- root -->splash<!-- /root --></body></html>',
  );
  app = await openTestApp({
    pages,
    env: { PUBLIC_URL: 'https://plenum.example.org', TRUST_PROXY: '127.0.0.1' },
    readRecords: (name) => Promise.resolve(records.get(name) ?? []),
  });
  const admin = await anAdmin(app);
  await aPublishedEvent(app, admin, { name: 'Acme Days' });
  await changeFace(app.work, admin.person, { version: 0, place: 'acme', isPublic: true });
  const { token } = admin;
  const named = await app.call('PUT /api/face/domain', { token, body: { name: domain } });
  const claim = (named.body as FaceSetup).domain;
  records.set(claim?.recordName ?? '', [claim?.recordValue ?? '']);
  expect((await app.call('POST /api/face/domain/proof', { token })).status).toBe(200);
  port = Number(new URL(await app.listen()).port);
});
afterEach(stopProxies);
afterAll(() => app.close());

interface Seen {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** As a browser asks that was led here by that name. */
const visit = (secure: number, name: string, path: string) =>
  new Promise<Seen>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: secure,
      servername: name,
      // Nobody knows the authority that signs here; whether there is a certificate is the question.
      rejectUnauthorized: false,
      agent: false,
      path,
      headers: { host: name, accept: 'text/html' },
    } as const;
    const asked = request(options, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += String(part)));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

async function expectAcmeAlone(secure: number): Promise<void> {
  const first = await visit(secure, domain, '/');
  expect([first.status, first.headers.location]).toEqual([302, '/o/acme']);
  const page = await visit(secure, domain, '/o/acme');
  expect(page.status).toBe(200);
  expect(page.text).toContain(`<link rel="canonical" href="https://${domain}/o/acme"`);
  const inside = await visit(secure, domain, '/login');
  expect(inside.headers.location).toBe('https://plenum.example.org/login');
  // No certificate, so no word is exchanged.
  await expect(visit(secure, 'events.nobody.org', '/')).rejects.toThrow();
}

const hasTools = (program: string) => programAt(program) && programAt('openssl');

it.skipIf(!hasTools('caddy'))(
  'Caddy has a certificate made for a proven domain, and for no other',
  { timeout: 60_000 },
  async () => {
    const secure = await startProxy(caddy(await freePort()), port);
    await expectAcmeAlone(secure);
    expect((await visit(secure, 'plenum.example.org', '/login')).status).toBe(200);
  },
);

it.skipIf(!hasTools('nginx'))(
  'nginx serves a domain that has its block, and shakes hands with no other',
  { timeout: 60_000 },
  async () => {
    const [key, pem] = [`${certificate}.key`, `${certificate}.pem`];
    const asked = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${domain}`.split(' ');
    execFileSync(programAt('openssl') ?? '', [...asked, '-keyout', key, '-out', pem], {
      stdio: 'ignore',
    });
    await expectAcmeAlone(await startProxy(nginx, port));
  },
);
