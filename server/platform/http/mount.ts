import type {
  AnswerOf,
  Download,
  ReplyOf,
  Route,
  RouteKey,
  RouteTable,
  WholeDownload,
} from '@plenum/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller, Person } from '../person.ts';
import { AnyCall, type Call } from './call.ts';
import type { Gate } from './gate.ts';
import type { Limits } from './limits.ts';
import { isRefusal } from './problem.ts';
import { type DeviceKey, spendingOf } from './spending.ts';
import { keepDeviceMark } from './device-mark.ts';
import type { AnswerForMembers, KeptAnswer } from '../kept/kept.ts';
import type { KeptReads } from '../kept/kept-reads.ts';
import { keptSender } from '../kept/send-kept.ts';
import { sendDownload, sendWhole } from './download.ts';
import { once, type RepeatKey, repeatKeyOf } from './repeat.ts';
import { leaving, type Turnstile } from '../turnstile/turnstile.ts';
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
  | (R['access'] extends 'public' ? KeptAnswer<ReplyOf<R>> : AnswerForMembers<ReplyOf<R>>);

export type Handlers<T extends RouteTable> = {
  [K in keyof T & RouteKey]: (call: Call<T[K]>) => Promise<Answer<T[K]>> | Answer<T[K]>;
};

export interface Doorway {
  app: FastifyInstance;
  gate: Gate;
  limits: Limits;
  deviceKey: DeviceKey;
  turnstile: Turnstile;
  keptReads: KeptReads;
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
  | WholeDownload
  | KeptAnswer
  | AnswerForMembers;
type AnyHandler = (call: AnyCall) => Promise<AnyAnswer>;

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

function mountIn(doorway: Doorway, key: string, route: Route, ways: Ways) {
  const { app, gate, limits, deviceKey, turnstile, keptReads, noteActing, isPrivate } = doorway;
  const [method = '', url = ''] = key.split(' ');
  const changesState = method !== 'GET';
  const isOpenToActors = route.whileActing ?? !(changesState || isPrivate);
  const spends = spendingOf(limits, route, changesState, deviceKey);
  const writer = writerOf(route);
  const counted = turnstile.hooksFor(route, changesState);
  const kept = keptSender({ reads: keptReads.ofRoute(url), spends, write: writer.text });
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
      ...(changesState ? [] : [kept.first]),
      ...(counted ? [counted.arrive] : []),
    ],
    preHandler: [...(counted ? [counted.start] : []), ...(spends ? [spends.before] : [])],
    handler: leaving(async (request, reply) => {
      const moment = keptReads.moment();
      const call = new AnyCall(request, changesState);
      const { person, repeatKey } = call;
      const handle = async (handler: AnyHandler) => {
        if (person?.actedBy && changesState) await noteActing(person, key);
        return handler(call);
      };
      if (repeatKey !== null) {
        const repeat = await repeatKeyOf(repeatKey, key, route, request);
        const run = async (own: AnyHandler) => writer.write(reply, await handle(own));
        return sendWritten(reply, await ways.once(repeat, run));
      }
      const answer = await handle(ways.usual).catch(async (error: unknown) => {
        if (!isRefusal(error)) await spends?.giveBack(request);
        throw error;
      });
      if (!('status' in answer) || answer.status < 400) await spends?.giveBack(request);
      if ('written' in answer) return kept.send(request, reply, answer, null);
      if ('members' in answer) {
        const { kept: found, members } = answer;
        return kept.send(request, reply, found, person && { person, members, moment });
      }
      if ('bytes' in answer) return sendWhole(reply, route.download ?? '', answer);
      if ('content' in answer) return sendDownload(reply, route.download ?? '', answer);
      if (answer.deviceMark) keepDeviceMark(request, reply, answer.deviceMark);
      if (answer.hasMore) reply.header('x-has-more', 'true');
      return writer.send(reply, answer.status, answer.body);
    }),
  });
}
