import type { InputOf, ReplyOf, Routes } from '@plenum/contract';
import { fillPath } from '@plenum/contract/kernel/fill-path.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';

export type RouteName = keyof Routes;

export type Input<K extends RouteName> =
  {} extends InputOf<Routes[K]> ? [input?: InputOf<Routes[K]>] : [input: InputOf<Routes[K]>];

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
}

/** Said no to, as anybody may be: it is let be. */
export class Refused extends Error {}

/** Calls of the contract at the door everyone uses, without a network between. */
export async function callAt<K extends RouteName>(
  http: FastifyInstance,
  token: string,
  key: K,
  [input]: Input<K>,
): Promise<ReplyOf<Routes[K]>> {
  const { params = {}, query, body } = (input ?? {}) as Parts;
  const [method, path = ''] = key.split(' ');
  const request: InjectOptions = {
    method: method as 'GET',
    url: fillPath(path, params),
    headers: { authorization: `Bearer ${token}` },
    ...(query && { query: textsOf(query) }),
    ...(body !== undefined && { payload: body }),
  };
  const reply = await http.inject(request);
  if (reply.statusCode >= 400) throw new Refused(`${key} was answered ${reply.statusCode}.`);
  return reply.json<ReplyOf<Routes[K]>>();
}

const textsOf = (query: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
