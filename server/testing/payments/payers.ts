import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Payment } from '@plenum/contract';
import type { Marks } from '../../drills/marks.ts';
import type { StripeDouble } from './stripe-double.ts';

export interface Bill {
  id: number;
  /** Of the link of its payer. */
  link: string;
}

interface Town {
  bills: readonly Bill[];
  address: () => Promise<string>;
  token: string;
  double: StripeDouble;
  random: () => number;
  keys: Marks;
  surprises: string[];
}

export interface Payers {
  /** By reference: each was acknowledged to whoever wrote it down. */
  readonly transfers: Set<string>;
  readonly refunds: Set<string>;
  readonly retries: number;
  more(deeds: number): Promise<void>;
  /** Everyone finishes what they are at. */
  finish(): Promise<void>;
}

export const transferred = 1_000;
export const paidBack = 700;
const [payerCount, staffCount, paceMs] = [6, 2, 15];
/** Every so many answers get lost on their way: who asked cannot tell, and asks again. */
const lostEvery = 8;

type Asking = Pick<Town, 'address' | 'token' | 'surprises'>;

/** Asks until it is acknowledged. */
function askerFrom({ address, token, surprises }: Asking) {
  let [retries, answers] = [0, 0];
  /** Null when nobody can tell what became of it, or nothing did for now. */
  const ask = async <T>(path: string, body?: object): Promise<T | null> => {
    try {
      const answer = await fetch((await address()) + path, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const said = (await answer.json()) as T & { code?: string };
      if (++answers % lostEvery === 0) return null;
      if (answer.ok) return said;
      const isFair = [409, 502, 503].includes(answer.status);
      if (!isFair) surprises.push(`${path}: ${answer.status} ${said.code ?? ''}`);
      return null;
    } catch {
      return null;
    }
  };
  const until = async <T>(path: string, body: () => object): Promise<T> => {
    for (;;) {
      const said = await ask<T>(path, body());
      if (said) return said;
      retries += 1;
      await pause(paceMs);
    }
  };
  return { ask, until, retries: () => retries };
}

/** Counts what is done, and tells who waits for more of it. */
function tally() {
  let done = 0;
  let waiting: { at: number; resolve: () => void }[] = [];
  return {
    add: () => {
      done += 1;
      for (const { resolve } of waiting.filter(({ at }) => done >= at)) resolve();
      waiting = waiting.filter(({ at }) => done < at);
    },
    more: (count: number) =>
      new Promise<void>((resolve) => {
        if (count > 0) waiting.push({ at: done + count, resolve });
        else resolve();
      }),
  };
}

/** People who pay by card, and staff who write down transfers and pay back, each until it is acknowledged. */
export function letPay({ bills, double, random, keys, ...asking }: Town): Payers {
  const [transfers, refunds] = [new Set<string>(), new Set<string>()];
  const over = new AbortController();
  const open = [...bills];
  const { ask, until, retries } = askerFrom(asking);
  const deeds = tally();

  const begin = async ({ link }: Bill): Promise<string> => {
    const { url } = await until<{ url: string }>(`/api/pay/${link}/checkout`, () => ({}));
    return url.split('/').at(-1) ?? '';
  };
  const payByCard = async () => {
    const bill = open.pop();
    if (!bill) return;
    const inTwoWindows = random() < 0.3;
    const sessions = await Promise.all([begin(bill), ...(inTwoWindows ? [begin(bill)] : [])]);
    for (const session of sessions) suffer(double, session, random());
    deeds.add();
  };
  const writeDown = async () => {
    const { id: invoiceId } = bills[Math.floor(random() * bills.length)] as Bill;
    const [reference, key] = [randomUUID(), keys()];
    const usual = { way: 'transfer', state: 'paid', amount: transferred, paidOn: null };
    await until('/api/payments', () => ({ ...usual, invoiceId, reference, key: key() }));
    transfers.add(reference);
    deeds.add();
  };
  const payBack = async () => {
    const query = 'way=stripe&kind=payment&state=paid&perPage=100';
    const found = await ask<{ payments: Payment[] }>(`/api/payments?${query}`);
    const payment = found?.payments.find((one) => one.amount - one.refunded >= paidBack);
    if (!payment) return;
    const [why, key] = [randomUUID(), keys()];
    const body = { amount: paidBack, way: 'stripe', state: 'asked', why };
    await until(`/api/payments/${payment.id}/refunds`, () => ({ ...body, key: key() }));
    refunds.add(why);
    deeds.add();
  };
  const again = async (deed: () => Promise<void>) => {
    for (; !over.signal.aborted; await pause(paceMs)) await deed();
  };
  const everyone = [
    ...Array.from({ length: payerCount }, () => payByCard),
    ...Array.from({ length: staffCount }, () => writeDown),
    payBack,
  ].map(again);
  return {
    transfers,
    refunds,
    get retries() {
      return retries();
    },
    more: deeds.more,
    finish: async () => {
      over.abort();
      await Promise.all(everyone);
    },
  };
}

/** What payers do once they were led on. */
function suffer(double: StripeDouble, session: string, chance: number): void {
  if (chance < 0.5) double.pay(session);
  else if (chance < 0.6) double.expire(session);
  else if (chance < 0.9) {
    double.pay(session, { isLater: true });
    double.settle(session, chance < 0.75);
  }
}
