import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { dataHeaders } from '../http/headers.ts';
import { tokenOf } from '../http/gate.ts';
import type { Log } from '../log/log.ts';
import type { Authenticate, Person } from '../person.ts';
import { type Coding, codingFor } from './coding.ts';
import type { Kept, KeptAnswer, Subject } from './kept.ts';

/** Who was let in to a kept answer: until somebody comes or goes, they are let in again. */
export interface Admission {
  person: Person;
  members: Subject;
  /** The moment before the gate was asked. */
  moment: number;
}

interface Entry {
  answer: KeptAnswer;
  route: string;
  /** Null: for everyone. */
  members: Subject | null;
  admitted: Set<string>;
  heads: Record<Coding | 'unchanged', string[]>;
}

export interface KeptDoor {
  /** Another one as soon as anything was outdated. */
  moment(): number;
  /** What was just answered the long way is answered at once from now on. */
  remember(url: string, route: string, answer: KeptAnswer, admission: Admission | null): void;
}

interface Parts {
  server: Server;
  kept: Kept;
  authenticate: Authenticate;
  log: Log;
  isHttps: boolean;
}

const most = 500;
const mostAdmitted = 20_000;
const nameOf = ({ organisationId, id, role }: Person) => `${organisationId}.${id}.${role}`;

/**
 * Stands before the router: what a whole venue reads is on its way with a look at the token, at who
 * was let in before, and at the entity tag (decision 15). Everything else takes the usual way.
 */
export function openKeptDoor({ server, kept, authenticate, log, isHttps }: Parts): KeptDoor {
  const entries = new Map<string, Entry>();
  const count = countedInLog(server, log);
  let moment = 0;
  kept.listen((about) => {
    moment += 1;
    for (const [url, entry] of entries) {
      if (entry.answer.isOutdated) entries.delete(url);
      else if (about === null || entry.members === about) entry.admitted.clear();
    }
  });

  const isLetIn = (entry: Entry, request: IncomingMessage): boolean => {
    if (entry.members === null) return true;
    const token = tokenOf(request.headers.authorization);
    const caller = token && authenticate(token);
    if (!caller || caller instanceof Promise) return false;
    return entry.admitted.has(nameOf(caller.person));
  };

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const entry = request.method === 'GET' ? entries.get(request.url ?? '') : undefined;
    // While it closes, the router says so.
    if (!entry || entry.answer.isOutdated || !server.listening) return false;
    if (!isLetIn(entry, request)) return false;
    count(entry.route, write(entry, request, response));
    return true;
  };
  goBefore(server, answer);

  return {
    moment: () => moment,
    remember: (url, route, kept, admission) => {
      // An address with a question can be written in more ways than are worth keeping.
      if (kept.isOutdated || url.includes('?')) return;
      const members = admission?.members ?? null;
      let entry = entries.get(url);
      if (entry?.answer !== kept) {
        if (entries.size >= most) return;
        entry = {
          answer: kept,
          route,
          members,
          admitted: new Set(),
          heads: headsOf(kept, isHttps),
        };
        entries.set(url, entry);
      }
      // Who was let in while somebody left may be who left.
      if (admission?.moment !== moment) return;
      if (entry.admitted.size >= mostAdmitted) entry.admitted.clear();
      entry.admitted.add(nameOf(admission.person));
    },
  };
}

/** A line a second, route and status: a line a request would cost more than its answer. */
function countedInLog(server: Server, log: Log) {
  const counts = new Map<string, { route: string; status: number; requests: number }>();
  const tell = () => {
    for (const facts of counts.values()) log.info({ method: 'GET', ...facts }, 'requests answered');
    counts.clear();
  };
  server.on('close', tell);
  return (route: string, status: number) => {
    if (counts.size === 0) setTimeout(tell, 1_000).unref();
    const key = `${status} ${route}`;
    const facts = counts.get(key) ?? { route, status, requests: 0 };
    facts.requests += 1;
    counts.set(key, facts);
  };
}

function goBefore(server: Server, answer: (...pair: Parameters<RequestListener>) => boolean) {
  const [usual] = server.listeners('request') as RequestListener[];
  if (!usual) throw new Error('The server answers nothing yet.');
  server.removeListener('request', usual);
  server.on('request', (request, response) => {
    if (!answer(request, response)) usual(request, response);
  });
}

function write({ answer, heads }: Entry, request: IncomingMessage, response: ServerResponse) {
  const { headers } = request;
  if (headers['if-none-match']?.includes(answer.etag)) {
    response.writeHead(304, heads.unchanged).end();
    return 304;
  }
  const coding = codingFor(headers['accept-encoding']?.toString());
  response.writeHead(200, heads[coding]).end(bytesOf(answer, coding));
  return 200;
}

const bytesOf = ({ plain, gzip, brotli }: KeptAnswer, coding: Coding) =>
  ({ plain, gzip, br: brotli })[coding];

/** Written once, as node sends them: a name, its value, a name … */
function headsOf(answer: KeptAnswer, isHttps: boolean): Entry['heads'] {
  const always = {
    ...dataHeaders(isHttps),
    etag: answer.etag,
    vary: 'accept-encoding',
    'cache-control': 'no-cache',
  };
  const headOf = (coding: Coding) =>
    Object.entries({
      ...always,
      'content-type': 'application/json; charset=utf-8',
      ...(coding !== 'plain' && { 'content-encoding': coding }),
      'content-length': String(bytesOf(answer, coding).length),
    }).flat();
  return {
    unchanged: Object.entries(always).flat(),
    br: headOf('br'),
    gzip: headOf('gzip'),
    plain: headOf('plain'),
  };
}
