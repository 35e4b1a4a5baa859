import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * The least that can answer players: bare node:http with the same bytes from memory, which the bench brings it as
 * ours has them. It holds back what is not there yet, and looks at nothing else: no pass, no ticket, no file, no log.
 */
const kept = new Map<string, Buffer>();
const mostKept = 400;
const waiting = new Map<string, Set<ServerResponse>>();
/** Of the live list: what is to come next. */
let next = { segment: 0, part: 0 };
const held: { segment: number; part: number; response: ServerResponse }[] = [];

function send(response: ServerResponse, body: Buffer): void {
  response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': body.length });
  response.end(body);
}

async function take(request: IncomingMessage, path: string): Promise<void> {
  const body = await buffer(request);
  kept.delete(path);
  kept.set(path, body);
  const [oldest] = kept.keys();
  if (oldest && kept.size > mostKept) kept.delete(oldest);
  for (const response of waiting.get(path) ?? []) send(response, body);
  waiting.delete(path);
  if (path !== 'live.m3u8') return;
  next = { segment: Number(request.headers['x-segment']), part: Number(request.headers['x-part']) };
  for (const { response } of held.filter(isListed)) send(response, body);
  held.splice(0, held.length, ...held.filter((one) => !isListed(one)));
}

const isListed = ({ segment, part }: typeof next): boolean =>
  segment < next.segment || (segment === next.segment && part < next.part);

function answer(response: ServerResponse, url: URL): void {
  const path = url.pathname.split('/').slice(3).join('/');
  const body = kept.get(path);
  const segment = url.searchParams.get('_HLS_msn');
  const asked = { segment: Number(segment), part: Number(url.searchParams.get('_HLS_part')) };
  if (segment !== null && !isListed(asked)) held.push({ ...asked, response });
  else if (body) send(response, body);
  else waiting.set(path, (waiting.get(path) ?? new Set()).add(response));
}

process.on('SIGTERM', () => process.exit(0));
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://bare');
  if (request.method === 'GET' && url.pathname === '/') send(response, Buffer.from('ready'));
  else if (request.method === 'GET') answer(response, url);
  else void take(request, url.pathname.slice(1)).then(() => send(response, Buffer.alloc(0)));
});
server.keepAliveTimeout = 72_000;
server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1', backlog: 1_024 });
