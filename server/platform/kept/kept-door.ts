import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { dataHeaders } from '../http/headers.ts';
import { tokenOf } from '../http/gate.ts';
import type { Log } from '../log/log.ts';
import type { Callers, Person } from '../person.ts';
import { type Coding, codingFor } from './coding.ts';
import type { Kept, KeptAnswer, Subject } from './kept.ts';
import { talliesInLog, type Tally } from './tallies.ts';

/** Who was let in to a kept answer: until somebody comes or goes, they are let in again. */
export interface Admission {
  person: Person;
  members: Subject;
  /** The moment before the gate was asked. */
  moment: number;
}

interface Entry {
  answer: KeptAnswer;
  tally: Tally;
  /** Null: for everyone. */
  members: Subject | null;
  /** By their id, as who they were let in. */
  admitted: Map<number, Person>;
  forms: Record<Coding, Form>;
  unchanged: string[];
}

/** One coding of an answer, and the head it goes under. */
interface Form {
  head: string[];
  bytes: Buffer;
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
  callers: Callers;
  log: Log;
  isHttps: boolean;
  /** Whether pages of other origins may call: each is answered by its name, the long way. */
  hasOtherOrigins: boolean;
}

const most = 500;
const mostAdmitted = 20_000;

/**
 * Stands before the router: what a whole venue reads is on its way with a look at the token, at who
 * was let in before, and at the entity tag (decision 15). Everything else takes the usual way.
 */
export function openKeptDoor(parts: Parts): KeptDoor {
  const { server, kept, callers, log, hasOtherOrigins } = parts;
  const entries = new Map<string, Entry>();
  const tallyOf = talliesInLog(server, log);
  let moment = 0;
  const sweep = () => {
    for (const [url, { answer }] of entries) if (!kept.isGood(answer)) entries.delete(url);
  };
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
    const caller = token && callers.known(token);
    if (!caller) return false;
    const { id, organisationId, role } = caller.person;
    const known = entry.admitted.get(id);
    return known?.organisationId === organisationId && known.role === role;
  };

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const entry = request.method === 'GET' ? entries.get(request.url ?? '') : undefined;
    // While it closes, the router says so.
    if (!entry || !kept.isGood(entry.answer) || !server.listening) return false;
    if (hasOtherOrigins && request.headers.origin !== undefined) return false;
    if (!isLetIn(entry, request)) return false;
    write(entry, request, response);
    return true;
  };
  goBefore(server, answer);

  return {
    moment: () => moment,
    remember: (url, route, answer, admission) => {
      if (!kept.isGood(answer) || !isPlain(url, route)) return;
      const members = admission?.members ?? null;
      let entry = entries.get(url);
      if (entry?.answer !== answer) {
        if (entries.size >= most) sweep();
        if (entries.size >= most) return;
        const [tally, admitted] = [tallyOf(route), new Map<number, Person>()];
        entry = { answer, tally, members, admitted, ...written(answer, parts) };
        entries.set(url, entry);
      }
      // Who was let in while somebody left may be who left.
      if (admission?.moment !== moment) return;
      if (entry.admitted.size >= mostAdmitted) entry.admitted.clear();
      entry.admitted.set(admission.person.id, admission.person);
    },
  };
}

const plainPart = /^(?:0|[1-9]\d*|[a-z][a-z\d-]*)$/;

/**
 * An address that nobody can write in another way: with a question, capitals or anything encoded,
 * one answer would fill as many places as it has spellings.
 */
function isPlain(url: string, route: string): boolean {
  const parts = url.split('/');
  const names = route.split('/');
  return (
    parts.length === names.length &&
    names.every((name, at) =>
      name.startsWith(':') ? plainPart.test(parts[at] ?? '') : name === parts[at],
    )
  );
}

function goBefore(server: Server, answer: (...pair: Parameters<RequestListener>) => boolean) {
  const [usual] = server.listeners('request') as RequestListener[];
  if (!usual) throw new Error('The server answers nothing yet.');
  server.removeListener('request', usual);
  server.on('request', (request, response) => {
    if (!answer(request, response)) usual(request, response);
  });
}

function write(entry: Entry, { headers }: IncomingMessage, response: ServerResponse): void {
  if (headers['if-none-match']?.includes(entry.answer.etag)) {
    response.writeHead(304, entry.unchanged).end();
    return entry.tally(304);
  }
  const { head, bytes } = entry.forms[codingFor(headers['accept-encoding']?.toString())];
  response.writeHead(200, head).end(bytes);
  entry.tally(200);
}

/** Once for all readers; a head as node sends it: a name, its value, a name … */
function written(
  { etag, plain, gzip, brotli }: KeptAnswer,
  { isHttps, hasOtherOrigins }: Pick<Parts, 'isHttps' | 'hasOtherOrigins'>,
) {
  const always = {
    ...dataHeaders(isHttps),
    etag,
    vary: hasOtherOrigins ? 'accept-encoding, origin' : 'accept-encoding',
    'cache-control': 'no-cache',
  };
  const formOf = (bytes: Buffer, coding?: Coding): Form => ({
    bytes,
    head: Object.entries({
      ...always,
      'content-type': 'application/json; charset=utf-8',
      ...(coding && { 'content-encoding': coding }),
      'content-length': String(bytes.length),
    }).flat(),
  });
  return {
    unchanged: Object.entries(always).flat(),
    forms: { br: formOf(brotli, 'br'), gzip: formOf(gzip, 'gzip'), plain: formOf(plain) },
  };
}
