import { setTimeout as pause } from 'node:timers/promises';

export interface Told<T = Record<string, unknown>> {
  status: number;
  body: T & { code?: string };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Ask {
  body?: () => object;
  /** By staff, under this key where one is taken. */
  staff?: { key?: () => string };
}

export interface Asker {
  /** Asks until there is an answer, at any of the processes. */
  until<T = Record<string, unknown>>(method: Method, path: string, ask?: Ask): Promise<Told<T>>;
  readonly retries: number;
}

interface Town {
  /** Of one of the processes; waits where it is just starting. */
  address: () => Promise<string>;
  token: string;
  surprises: string[];
}

const paceMs = 15;
/** Every so many answers get lost on their way: who asked cannot tell, and asks again. */
const lostEvery = 8;
/** Somebody else is at it, or nobody can be for now. */
const passing = new Set(['conflict', 'unavailable', 'in_progress', 'bookings.being_booked']);

export function askerFrom({ address, token, surprises }: Town): Asker {
  let [retries, answers] = [0, 0];
  const once = async (method: Method, path: string, { body, staff }: Ask) => {
    const key = staff?.key?.();
    const answer = await fetch((await address()) + path, {
      method,
      headers: {
        ...(staff && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body()) }),
    });
    return { status: answer.status, body: (await answer.json()) as Told['body'] };
  };
  return {
    until: async <T>(method: Method, path: string, ask: Ask = {}) => {
      for (;;) {
        const told = await once(method, path, ask).catch(() => null);
        const isLost = told === null || ++answers % lostEvery === 0;
        if (!isLost && told.status < 502 && !passing.has(told.body.code ?? '')) {
          if (told.status >= 500) surprises.push(`${method} ${path}: ${told.status}`);
          return told as Told<T>;
        }
        retries += 1;
        await pause(paceMs);
      }
    },
    get retries() {
      return retries;
    },
  };
}
