import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { answerCall } from './calls/answer-call.ts';
import { Calls, type CallsSettings } from './calls/calls.ts';
import { readCallPass } from './calls/call-pass.ts';
import { type Pass, readPass, type Right } from './pass.ts';
import { notFound, Refusal } from './refusal.ts';
import type { ListKind } from './run.ts';
import { soundOf } from './sound.ts';
import type { Store } from './store.ts';

interface Serving {
  store: Store;
  /** Signs passes. */
  secret: Buffer;
  calls: CallsSettings;
}

const mostBytes = 2_000_000;
const listType = 'application/vnd.apple.mpegurl';
const filmType = 'video/mp4';

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  store: Store;
  pass: Pass;
  url: URL;
  /** For who hears it and asks for no picture. */
  isHeard: boolean;
  /** What the pattern of the address caught. */
  numbers: number[];
}

interface Way {
  method: string;
  path: RegExp;
  rights: readonly Right[];
  /** Under `sound/` as well. */
  isHeardToo?: true;
  answer(asked: Asked): Promise<void>;
}

const watchers = ['live', 'recorded'] as const;
const heard = 'sound/';

const ways: readonly Way[] = [
  { method: 'POST', path: /^(\d{1,10})$/, rights: ['send'], answer: takePiece },
  {
    method: 'GET',
    path: /^live\.m3u8$/,
    rights: ['live'],
    isHeardToo: true,
    answer: (asked) => list(asked, 'live'),
  },
  {
    method: 'GET',
    path: /^plain\.m3u8$/,
    rights: ['live'],
    isHeardToo: true,
    answer: (asked) => list(asked, 'plain'),
  },
  {
    method: 'GET',
    path: /^recording\.m3u8$/,
    rights: ['recorded'],
    isHeardToo: true,
    answer: recorded,
  },
  {
    method: 'GET',
    path: /^films\/(\d{1,4})$/,
    rights: watchers,
    isHeardToo: true,
    answer: head,
  },
  { method: 'GET', path: /^films\/(\d{1,4})\/whole$/, rights: ['saved'], answer: whole },
  {
    method: 'GET',
    path: /^pieces\/(\d{1,10})\/(\d{1,10})$/,
    rights: watchers,
    isHeardToo: true,
    answer: pieces,
  },
  { method: 'POST', path: /^cut$/, rights: ['order'], answer: cut },
  { method: 'POST', path: /^end$/, rights: ['order'], answer: end },
  { method: 'POST', path: /^remove$/, rights: ['order'], answer: remove },
];

/** What carries the picture: knows runs and passes, no people (decision 58). */
export function serveMedia({ store, secret, calls: settings }: Serving): Server {
  const calls = new Calls(settings);
  const server = createServer((request, response) => {
    const isOfCalls = request.url?.startsWith('/calls/') ?? false;
    const answering = isOfCalls
      ? talk(request, response, calls, secret)
      : answer(request, response, store, secret);
    answering.catch((error: unknown) => refuse(response, error));
  });
  // The server beside it alone asks, on lines it keeps: one that is closed as it is used looks like a refusal.
  server.keepAliveTimeout = 0;
  server.on('close', () => {
    store.close();
    calls.close();
  });
  return server;
}

async function talk(
  request: IncomingMessage,
  response: ServerResponse,
  calls: Calls,
  secret: Buffer,
) {
  const [, text = '', deed = ''] = /^\/calls\/([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
  const pass = readCallPass(secret, text, Date.now());
  if (!pass || request.method !== 'POST') throw notFound();
  const said = (await bodyOf(request)).toString();
  send(
    response,
    200,
    'application/json',
    JSON.stringify(await answerCall(calls, pass, deed, said)),
  );
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  store: Store,
  secret: Buffer,
) {
  const url = new URL(request.url ?? '/', 'http://media');
  const [, text = '', rest = ''] = /^\/live\/([^/]+)\/(.+)$/.exec(url.pathname) ?? [];
  const pass = readPass(secret, text, Date.now());
  if (!pass) throw notFound();
  const isHeard = rest.startsWith(heard);
  const asked = isHeard ? rest.slice(heard.length) : rest;
  for (const way of ways) {
    const match = way.method === request.method && way.path.exec(asked);
    if (!match || !way.rights.includes(pass.right)) continue;
    if (isHeard && !way.isHeardToo) continue;
    const numbers = match.slice(1).map(Number);
    await way.answer({ request, response, store, pass, url, isHeard, numbers });
    return;
  }
  throw notFound();
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const { status, code } = error instanceof Refusal ? error : asRefusal(error);
  const retry: Headers = status === 503 ? { 'retry-after': '1' } : {};
  send(response, status, 'application/json', JSON.stringify({ code }), retry);
}

const asRefusal = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC'
    ? new Refusal(507, 'storage_full')
    : new Refusal(500, 'internal');

type Headers = Readonly<Record<string, string>>;

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  more: Headers = {},
) {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    // Players of other pages may read it: who has the address has the right.
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    ...more,
  });
  response.end(body);
}

const forEver: Headers = { 'cache-control': 'public, max-age=31536000, immutable' };

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > mostBytes) throw new Refusal(413, 'too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function takePiece({ request, response, store, pass, numbers: [number = 0] }: Asked) {
  const [run, bytes] = await Promise.all([store.run(pass.run), bodyOf(request)]);
  await store.requireRoom(Date.now());
  await run.take(pass.sending, number, bytes, Date.now());
  send(response, 200, 'application/json', JSON.stringify({ seconds: run.totals.seconds }));
}

async function runFor(store: Store, pass: Pass, isHeard: boolean) {
  const run = await store.run(pass.run);
  if (isHeard && !run.hasSound) throw notFound();
  return run;
}

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,10}$/.test(text) ? Number(text) : null;

/** The parts are the same, under another address. */
async function list({ response, store, pass, url, isHeard }: Asked, kind: ListKind) {
  const run = await runFor(store, pass, isHeard);
  const segment = wholeNumber(url.searchParams.get('_HLS_msn'));
  const part = wholeNumber(url.searchParams.get('_HLS_part'));
  if (kind === 'live' && segment !== null) await run.untilListed(segment, part ?? 0);
  send(response, 200, listType, run.list(kind));
}

async function head({ response, store, pass, isHeard, numbers: [film = 0] }: Asked) {
  const run = await store.run(pass.run);
  send(response, 200, filmType, await run.readHead(film, isHeard), forEver);
}

async function recorded({ response, store, pass, isHeard }: Asked) {
  const run = await runFor(store, pass, isHeard);
  send(response, 200, listType, run.recorded(pass.span));
}

async function pieces({ response, store, pass, isHeard, numbers: [from = 0, to = 0] }: Asked) {
  const { span } = pass;
  if (span && (from < span.first || to > span.last)) throw notFound();
  const run = await store.run(pass.run);
  const film = await run.readPieces(from, to);
  send(response, 200, filmType, isHeard ? soundOf(film) : film, forEver);
}

async function whole({ response, store, pass, numbers: [film = 0] }: Asked) {
  const run = await store.run(pass.run);
  const headers = (length: number) => ({ 'content-type': filmType, 'content-length': length });
  if (pass.span) {
    const { length, bytes } = run.filmIn(film, pass.span);
    response.writeHead(200, headers(length));
    await pipeline(Readable.from(bytes), response);
    return;
  }
  const { place, length } = run.wholeOf(film);
  response.writeHead(200, headers(length));
  await pipeline(createReadStream(place, { end: length - 1 }), response);
}

async function cut({ response, store, pass, url }: Asked) {
  const run = await store.run(pass.run);
  const [from, until] = ['from', 'until'].map((name) => Number(url.searchParams.get(name)));
  send(response, 200, 'application/json', JSON.stringify(run.cut(from ?? 0, until ?? 0)));
}

async function end({ response, store, pass }: Asked) {
  const totals = await (await store.run(pass.run)).end(Date.now());
  send(response, 200, 'application/json', JSON.stringify(totals));
}

async function remove({ response, store, pass }: Asked) {
  await store.remove(pass.run);
  send(response, 200, 'application/json', '{}');
}
