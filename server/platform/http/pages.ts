import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOf } from '../mail/letter.ts';
import { type LetIn, setPageHeaders } from './headers.ts';
import { asSaid, type HeadFor, languageKey, type PageHead } from './page-head.ts';
import { readTemplate } from './page-template.ts';
import { ProblemError } from './problem.ts';

const year = 31_536_000;

export interface PagesOptions {
  /** Of the built web app. */
  folder: string;
  letIn: LetIn;
  /** What some pages say of themselves. */
  headFor: HeadFor;
}

/**
 * The web app: hashed files for ever, and its one page for every navigation. A page and a call
 * may share an address; a browser that navigates asks for HTML and gets the page.
 */
export async function servePages(
  app: FastifyInstance,
  { folder, letIn, headFor }: PagesOptions,
): Promise<void> {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return;
  const template = readTemplate(readFileSync(file, 'utf8'));
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: year * 1000,
    setHeaders: (reply) => void reply.removeHeader('content-security-policy'),
  });
  for (const path of ['/assets/*', '/icons/*', '/favicon.svg']) {
    app.get(path, { logLevel: 'warn' }, (request, reply) => {
      reply.removeHeader('cache-control');
      return reply.sendFile(request.url.slice(1).split('?')[0] ?? '');
    });
  }
  // Not hashed: browsers look after a new one themselves, and must not keep the old one.
  for (const name of ['push-worker.js', 'app.webmanifest'])
    app.get(`/${name}`, { logLevel: 'warn' }, (_request, reply) =>
      reply.sendFile(name, { maxAge: 0, immutable: false, cacheControl: false }),
    );
  const send = (reply: FastifyReply, head: PageHead | null) => {
    const home = reply.request.house?.app ?? null;
    const nonce = randomBytes(16).toString('base64');
    setPageHeaders(reply, nonce, letIn);
    reply.type('text/html; charset=utf-8');
    return reply.send(head ? template.opened(nonce, head, home) : template.plain(nonce, home));
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { url, headers } = request;
    const asker = askerOf(headers.accept);
    if (!asker || !isPage(request)) return done();
    // A call at the same address is answered otherwise.
    reply.header('vary', 'accept');
    if (request.house?.isElsewhere) return send(reply.code(404), null);
    const [path = '', query] = url.split('?');
    const said = languageSaid(query);
    const head = headFor(path, said ?? languageOf(headers['accept-language']));
    if (!head) return asker === 'browser' ? send(reply, null) : done();
    reply.header('vary', 'accept, accept-language');
    head.then(
      (found) => send(reply, asSaid(found, said)),
      (error: unknown) => send(missing(request, reply, error), null),
    );
  });
}

/** The app says what is wrong in the reader's words; whoever only reads the status knows as well. */
function missing(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof ProblemError && error.status === 404) return reply.code(404);
  request.log.error({ requestId: request.id, err: error }, 'a page could not say what it is');
  return reply;
}

const languageSaid = (query = ''): Language | null =>
  languageOf(new URLSearchParams(query).get(languageKey) ?? undefined);

/** Whoever previews a link takes anything, and is told what public pages say of themselves. */
const askerOf = (accept = '*/*'): 'browser' | 'preview' | null => {
  if (accept.includes('text/html')) return 'browser';
  return accept.includes('*/*') && !accept.includes('json') ? 'preview' : null;
};

const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|assets|icons|healthz|readyz|favicon\.svg|app\.webmanifest|push-worker\.js|robots\.txt|sitemap\.xml|socket\.io)(\/|\?|$)/.test(
    url,
  );
