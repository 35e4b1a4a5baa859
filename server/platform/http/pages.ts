import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setPageHeaders } from './headers.ts';

const year = 31_536_000;

/**
 * The web app: hashed files for ever, and its one page for every navigation. A page and a call
 * may share an address; a browser that navigates asks for HTML and gets the page.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  canLoadTags: boolean,
): Promise<void> {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return;
  const [head = '', ...rest] = readFileSync(file, 'utf8').split('__CSP_NONCE__');
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: year * 1000,
    setHeaders: (reply) => reply.removeHeader('content-security-policy'),
  });
  for (const path of ['/assets/*', '/favicon.svg']) {
    app.get(path, { logLevel: 'warn' }, (request, reply) => {
      reply.removeHeader('cache-control');
      return reply.sendFile(request.url.slice(1).split('?')[0] ?? '');
    });
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (!isNavigation(request)) return done();
    const nonce = randomBytes(16).toString('base64');
    setPageHeaders(reply, nonce, canLoadTags);
    reply.type('text/html; charset=utf-8').send([head, ...rest].join(nonce));
  });
}

const isNavigation = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.accept?.includes('text/html') === true &&
  !/^\/(api|assets|healthz|readyz|favicon\.svg|socket\.io)(\/|\?|$)/.test(url);
