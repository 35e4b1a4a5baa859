import type { InputOf, ProblemCode, ReplyOf, Routes } from '@plenum/contract';
import { fillPath } from '@plenum/contract/kernel/fill-path.ts';
import { crowdSeconds, inTurn } from './busy.ts';
import { CallProblem, codeOf } from './call-problem.ts';
import { confirmAgain } from './confirm-again.ts';
import { newKey } from './new-key.ts';
import { send, type Answer, type Sending } from './send.ts';
import { refreshAbilities } from './session/refresh-abilities.ts';
import { renewSession } from './session/renew-session.ts';
import { session } from './session/session.ts';

export type RouteName = keyof Routes;
export type CallInput<K extends RouteName> = InputOf<Routes[K]>;
export type CallReply<K extends RouteName> = ReplyOf<Routes[K]>;

export interface CallOptions {
  signal?: AbortSignal;
  /** Of a file on its way up: from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Made once by the caller and kept over its retries; for calls that take one. */
interface Repeatable {
  idempotencyKey?: string;
}

type Options<K extends RouteName> = Routes[K] extends { repeats: 'once' }
  ? CallOptions & Repeatable
  : CallOptions & { idempotencyKey?: never };

export type Input<K extends RouteName> =
  {} extends CallInput<K>
    ? [input?: CallInput<K> & Options<K>]
    : [input: CallInput<K> & Options<K>];

interface Parts extends CallOptions, Repeatable {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

const printQuery = (query: Parts['query'] = {}) => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length ? `?${new URLSearchParams(given)}` : '';
};

export const describe = (name: string, parts: Parts): Sending => {
  const { params, query, body, signal, onProgress } = parts;
  const [method = 'GET', path = '/'] = name.split(' ');
  // Each of them takes one, and what is gone would be missed by a second try.
  const { idempotencyKey = method === 'DELETE' && newKey() } = parts;
  return {
    method,
    url: fillPath(path, params) + printQuery(query),
    ...(body === undefined ? {} : { body }),
    headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
    signal,
    onProgress,
  };
};

const withToken = (request: Sending, token: string | undefined): Sending =>
  token
    ? { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }
    : request;

const mayRepeat = (request: Sending) =>
  request.method === 'GET' || 'idempotency-key' in request.headers;

async function sendTwice(request: Sending): Promise<Answer> {
  try {
    return await send(request);
  } catch (error) {
    if (error instanceof CallProblem && mayRepeat(request)) return send(request);
    throw error;
  }
}

const sendPatiently = (request: Sending): Promise<Answer> =>
  inTurn(
    () => sendTwice(request),
    ({ body, retryAfterSeconds }) => crowdSeconds(codeOf(body), retryAfterSeconds),
    request.signal,
  );

async function sendSignedIn(request: Sending): Promise<Answer> {
  const token = session.get()?.accessToken;
  const answer = await sendPatiently(withToken(request, token));
  if (answer.status !== 401 || !token) return answer;
  if (!(await renewSession(token))) return answer;
  return sendPatiently(withToken(request, session.get()?.accessToken));
}

const confirmFirst: ProblemCode = 'accounts.confirm_first';

/** Before something dangerous the server wants to know again who is there; then the call goes on. */
export async function sendConfirmed(request: Sending): Promise<Answer> {
  const answer = await sendSignedIn(request);
  if (answer.status !== 403 || codeOf(answer.body) !== confirmFirst) return answer;
  if (await confirmAgain()) return sendSignedIn(request);
  throw CallProblem.cancelled();
}

/** Calls a route of the contract; anything but a good answer is thrown as a CallProblem. */
export async function call<K extends RouteName>(
  name: K,
  ...[input]: Input<K>
): Promise<CallReply<K>> {
  const request = describe(name, input ?? {});
  const answer = await sendConfirmed(request);
  if (answer.status < 200 || answer.status > 299) {
    const problem = new CallProblem(answer.status, answer.body);
    if (problem.code === 'forbidden') refreshAbilities();
    throw problem;
  }
  return answer.body as CallReply<K>;
}
