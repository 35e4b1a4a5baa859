import type { AnswerOf, Download, ReceivedBy, Route, RouteKey, RouteTable } from '@plenum/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Person } from '../person.ts';
import { type Language, languageOf } from '../mail/letter.ts';
import type { Gate } from './gate.ts';
import type { LimitName, Limits } from './limits.ts';
import { networkOf } from './limits.ts';
import { deviceMarkOf, keepDeviceMark } from './device-mark.ts';
import type { AnswerForMembers, KeptAnswer } from '../kept/kept.ts';
import type { KeptDoor } from '../kept/kept-door.ts';
import { sendKept } from '../kept/send-kept.ts';
import { sendDownload } from './download.ts';
import { type RepeatKey, repeatKeyOf } from './repeat.ts';
import { leaving, type Turnstile } from './turnstile.ts';
import { takeUploads } from './upload.ts';
import type { Windows } from '../sockets/windows.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    whenInvalid?: Route['whenInvalid'];
  }
}

/** What a handler knows of a request. */
export interface Call<R extends Route> {
  received: ReceivedBy<R>;
  person: R['access'] extends 'public' ? null : Person;
  network: string;
  /** What the body says it is, without its parameters. */
  mediaType: string;
  /** What the browser calls itself. */
  agent: string;
  /** What this browser was once given to be known by; no more than a claim. */
  deviceMark: string | null;
  repeat: RepeatKey | null;
  /** What the browser reads first, of the languages we write. */
  language: Language | null;
}

/** Beside its status and body an answer may leave a mark in the browser; a kept one is sent as it is. */
type Answer<R extends Route> =
  | (AnswerOf<R> & { deviceMark?: string })
  | (R['access'] extends 'public' ? KeptAnswer : AnswerForMembers);

export type Handlers<T extends RouteTable> = {
  [K in keyof T & RouteKey]: (call: Call<T[K]>) => Promise<Answer<T[K]>> | Answer<T[K]>;
};

export interface Doorway {
  app: FastifyInstance;
  gate: Gate;
  limits: Limits;
  turnstile: Turnstile;
  keptDoor: KeptDoor;
  /** Keeps in mind what is done by who acts as somebody else, before it is done. */
  noteActing(person: Person, key: string): Promise<void>;
  /** What is between people, or about their consent and account, is closed to who acts as one of them. */
  isPrivate?: true;
  windows: Windows;
}

/** Opens a feature's routes: a key of the contract and a handler each, none missing. */
export function mountRoutes<const T extends RouteTable>(
  doorway: Doorway,
  table: T,
  handlers: Handlers<T>,
): void {
  for (const [key, route] of Object.entries(table)) {
    mountOne(doorway, key, route, handlers[key as keyof T & RouteKey] as unknown as AnyHandler);
  }
}

type AnyAnswer =
  | { status: number; body: unknown; deviceMark?: string }
  | Download
  | KeptAnswer
  | AnswerForMembers;
type AnyHandler = (call: unknown) => Promise<AnyAnswer>;

function mountOne(doorway: Doorway, key: string, route: Route, handler: AnyHandler) {
  const { upload } = route;
  if (!upload) return mountIn(doorway, key, route, handler);
  void doorway.app.register((app, _options, done) => {
    takeUploads(app, upload);
    mountIn({ ...doorway, app }, key, route, handler);
    done();
  });
}

function mountIn(
  { app, gate, limits, turnstile, keptDoor, noteActing, isPrivate }: Doorway,
  key: string,
  route: Route,
  handler: AnyHandler,
) {
  const [method = '', url = ''] = key.split(' ');
  const changesState = method !== 'GET';
  const isOpenToActors = route.whileActing ?? !(changesState || isPrivate);
  const spends = spendingOf(limits, route, changesState);
  const send = senderOf(route);
  const counted = turnstile.hooksFor(route, changesState);
  app.route({
    method,
    url,
    config: route.whenInvalid ? { whenInvalid: route.whenInvalid } : {},
    schema: {
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
    },
    onRequest: [
      ...(route.access === 'public' ? [] : [gate(route.access, isOpenToActors)]),
      ...(counted ? [counted.arrive] : []),
    ],
    preHandler: [...(counted ? [counted.start] : []), ...(spends ? [spends.before] : [])],
    handler: leaving(async (request, reply) => {
      const moment = keptDoor.moment();
      const call = callOf(request, key, changesState);
      const { person } = call;
      if (person?.actedBy && changesState) await noteActing(person, key);
      const answer = await handler(call).catch(async (error: unknown) => {
        await spends?.afterFailure(request);
        throw error;
      });
      if ('etag' in answer) {
        keptDoor.remember(request.url, url, answer, null);
        return sendKept(request, reply, answer);
      }
      if ('members' in answer) {
        const { kept, members } = answer;
        if (person) keptDoor.remember(request.url, url, kept, { person, members, moment });
        return sendKept(request, reply, kept);
      }
      if ('content' in answer) return sendDownload(reply, route.download ?? '', answer);
      if (answer.status >= 400) await spends?.afterFailure(request);
      if (answer.deviceMark) keepDeviceMark(request, reply, answer.deviceMark);
      return send(reply, answer.status, answer.body);
    }),
  });
}

/** Nothing leaves that the reply does not declare. Each is compiled when it is first sent. */
function senderOf({ replies }: Route) {
  const writers = new Map<number, ReturnType<FastifyReply['compileSerializationSchema']>>();
  return (reply: FastifyReply, status: number, body: unknown) => {
    reply.code(status);
    const schema = replies[status];
    if (!schema || typeof body !== 'object' || body === null) return reply.send(body);
    const write = writers.get(status) ?? reply.compileSerializationSchema({ ...schema });
    writers.set(status, write);
    return reply.type('application/json; charset=utf-8').serializer(write).send(body);
  };
}

const callOf = (request: FastifyRequest, key: string, changesState: boolean) => ({
  received: { params: request.params, query: request.query, body: request.body },
  person: personOf(request, changesState),
  network: networkOf(request.ip),
  language: languageOf(request.headers['accept-language']),
  mediaType: (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
  agent: request.headers['user-agent']?.slice(0, 300) ?? '',
  deviceMark: deviceMarkOf(request),
  repeat: changesState
    ? repeatKeyOf(request.headers['idempotency-key'], key + request.url, request.body)
    : null,
});

const personOf = ({ caller, ip }: FastifyRequest, changesState: boolean): Person | null =>
  caller && changesState ? { ...caller.person, network: networkOf(ip) } : (caller?.person ?? null);

/** Public doors count by network, failures only but for signing up; people's writes by person. */
function spendingOf(limits: Limits, route: Route, changesState: boolean) {
  const { limit } = route;
  if (limit === 'sign-in' || limit === 'renew' || limit === 'link') {
    return {
      before: (request: FastifyRequest) => limits.check(limit, networkOf(request.ip)),
      afterFailure: (request: FastifyRequest) =>
        limits.spend(limit, networkOf(request.ip)).catch(() => undefined),
    };
  }
  if (!limit && !changesState) return null;
  const name: LimitName = limit ?? 'write';
  return {
    before: (request: FastifyRequest) =>
      limits.spend(name, request.caller ? String(request.caller.person.id) : networkOf(request.ip)),
    afterFailure: () => Promise.resolve(),
  };
}
