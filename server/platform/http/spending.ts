import type { Route } from '@plenum/contract';
import type { FastifyRequest } from 'fastify';
import { deviceMarkOf } from './device-mark.ts';
import { type LimitName, type Limits, networkOf } from './limits.ts';

export interface Spending {
  before(request: FastifyRequest): Promise<void>;
  /** It was no failure after all. */
  giveBack(request: FastifyRequest): Promise<void>;
}

/** Tells a browser that somebody signed in with before; how it is counted by itself, or null. */
export type DeviceKey = (mark: string) => Promise<string | null>;

const guards = new Set<Route['limit']>(['sign-in', 'renew', 'link']);

/** Public doors count failures by network; people's writes, signing up and the like all that comes. */
export function spendingOf(
  limits: Limits,
  route: Route,
  changesState: boolean,
  deviceKey: DeviceKey,
): Spending | null {
  const { limit } = route;
  if (limit && guards.has(limit)) return spendingOfGuesses(limits, limit, deviceKey);
  if (!limit && !changesState) return null;
  const name: LimitName = limit ?? 'write';
  return {
    before: ({ caller, ip }) =>
      limits.spend(name, caller ? String(caller.person.id) : networkOf(ip)),
    giveBack: () => Promise.resolve(),
  };
}

/** Counted before anybody knows whether it fails, so that many at once are no more than one after another. */
function spendingOfGuesses(limits: Limits, limit: LimitName, deviceKey: DeviceKey): Spending {
  const spent = new WeakMap<FastifyRequest, string>();
  // Strangers who fail must not shut a whole venue out: who signed in here before is known.
  const keyOf = async (request: FastifyRequest): Promise<string> => {
    const mark = limit === 'sign-in' ? deviceMarkOf(request) : null;
    return (mark && (await deviceKey(mark))) ?? networkOf(request.ip);
  };
  return {
    before: async (request) => {
      const key = await keyOf(request);
      await limits.spend(limit, key);
      spent.set(request, key);
    },
    giveBack: async (request) => {
      const key = spent.get(request);
      if (key !== undefined) await limits.giveBack(limit, key);
    },
  };
}
