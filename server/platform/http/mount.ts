import type { AnswerOf, Download, ReceivedBy, Route, RouteKey, RouteTable } from '@plenum/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, Person } from '../person.ts';
import { type Language, languageOf } from '../mail/letter.ts';
import type { Gate } from './gate.ts';
import { type Limits, networkOf } from './limits.ts';
import { isRefusal } from './problem.ts';
import { type DeviceKey, spendingOf } from './spending.ts';
import { deviceMarkOf, keepDeviceMark } from './device-mark.ts';
import type { AnswerForMembers, KeptAnswer } from '../kept/kept.ts';
import type { KeptDoor } from '../kept/kept-door.ts';
import { sendKept } from '../kept/send-kept.ts';
import { sendDownload } from './download.ts';
import { once, type RepeatKey, repeatKeyOf } from './repeat.ts';
import { leaving, type Turnstile } from './turnstile.ts';
import { takeUploads } from './upload.ts';
import { sendWritten, type WrittenAnswer, writerOf } from './written.ts';
import type { Windows } from '../sockets/windows.ts';
import type { Work } from '../work.ts';

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
  /** By it a client knows its own write again; where the contract takes one. */
  repeatKey: string | null;
  /** What the browser reads first, of the languages we write. */
  language: Language | null;
}

/** What an answer may carry beside its status and body. */
interface Beside {
  /** Left in the browser, to know it by. */
  deviceMark?: string;
  /** The body is a bare list, and not all of it. */
  hasMore?: boolean;
}

/** A kept one is sent as it is. */
type Answer<R extends Route> =
  | (AnswerOf<R> & Beside)
  | (R['access'] extends 'public' ? KeptAnswer : AnswerForMembers);

export type Handlers<T extends RouteTable> = {
  [K in keyof T & RouteKey]: (call: Call<T[K]>) => Promise<Answer<T[K]>> | Answer<T[K]>;
};

export interface Doorway {
  app: FastifyInstance;
  gate: Gate;
  limits: Limits;
  deviceKey: DeviceKey;
  turnstile: Turnstile;
  keptDoor: KeptDoor;
  /** Keeps in mind what is done by who acts as somebody else, before it is done. */
  noteActing(person: Person, key: string): Promise<void>;
  /** What is between people, or about their consent and account, is closed to who acts as one of them. */
  isPrivate?: true;
  windows: Windows;
}

/**
 * Opens a feature's routes: a key of the contract and a handler each, none missing. The handlers are
 * made of the work they are given, so that a call sent under a key gets its own.
 */
export function mountRoutes<const T extends RouteTable, W extends Work>(
  doorway: Doorway,
  table: T,
  work: W,
  handlersOf: (work: W) => Handlers<T>,
): void {
  const usual = handlersOf(work);
  for (const [key, route] of Object.entries(table)) {
    const named = key as keyof T & RouteKey;
    mountOne(doorway, key, route, {
      usual: usual[named] as unknown as AnyHandler,
      once: (repeat, run) =>
        once(work, repeat, (own) => run(handlersOf(own)[named] as unknown as AnyHandler)),
    });
  }
}

type AnyAnswer =
  | ({ status: number; body: unknown } & Beside)
  | Download
  | KeptAnswer
  | AnswerForMembers;
type AnyHandler = (call: unknown) => Promise<AnyAnswer>;

interface Ways {
  usual: AnyHandler;
  /** With a handler whose writes are one transaction with the key. */
  once(
    repeat: RepeatKey,
    run: (handler: AnyHandler) => Promise<WrittenAnswer>,
  ): Promise<WrittenAnswer>;
}

function mountOne(doorway: Doorway, key: string, route: Route, ways: Ways) {
  const { upload } = route;
  if (!upload) return mountIn(doorway, key, route, ways);
  void doorway.app.register((app, _options, done) => {
    takeUploads(app, upload);
    mountIn({ ...doorway, app }, key, route, ways);
    done();
  });
}

function mountIn(
  { app, gate, limits, deviceKey, turnstile, keptDoor, noteActing, isPrivate }: Doorway,
  key: string,
  route: Route,
  ways: Ways,
) {
  const [method = '', url = ''] = key.split(' ');
  const changesState = method !== 'GET';
  const isOpenToActors = route.whileActing ?? !(changesState || isPrivate);
  const spends = spendingOf(limits, route, changesState, deviceKey);
  const writer = writerOf(route);
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
      const call = callOf(request, changesState);
      const { person } = call;
      const handle = async (handler: AnyHandler) => {
        if (person?.actedBy && changesState) await noteActing(person, key);
        return handler(call);
      };
      if (call.repeatKey !== null) {
        const repeat = await repeatKeyOf(call.repeatKey, key, route, request);
        const run = async (own: AnyHandler) => writer.write(reply, await handle(own));
        return sendWritten(reply, await ways.once(repeat, run));
      }
      const answer = await handle(ways.usual).catch(async (error: unknown) => {
        if (!isRefusal(error)) await spends?.giveBack(request);
        throw error;
      });
      if (!('status' in answer) || answer.status < 400) await spends?.giveBack(request);
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
      if (answer.deviceMark) keepDeviceMark(request, reply, answer.deviceMark);
      if (answer.hasMore) reply.header('x-has-more', 'true');
      return writer.send(reply, answer.status, answer.body);
    }),
  });
}

const callOf = (request: FastifyRequest, changesState: boolean) => ({
  received: { params: request.params, query: request.query, body: request.body },
  person: personOf(request, changesState),
  network: networkOf(request.ip),
  language: languageOf(request.headers['accept-language']),
  mediaType: (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
  agent: request.headers['user-agent']?.slice(0, 300) ?? '',
  deviceMark: deviceMarkOf(request),
  repeatKey: changesState ? (request.headers['idempotency-key']?.toString() ?? null) : null,
});

const personOf = ({ caller, ip }: FastifyRequest, changesState: boolean): Person | null =>
  caller && changesState ? { ...caller.person, network: networkOf(ip) } : (caller?.person ?? null);
