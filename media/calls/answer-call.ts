import { notFound } from '../refusal.ts';
import type { CallPass } from './call-pass.ts';
import type { Calls } from './calls.ts';

type Deed = (calls: Calls, pass: CallPass, said: string) => Promise<object>;

interface Heard {
  of: number;
  offer: string;
}

const readHeard = (text: string): Heard => {
  const { of, offer } = JSON.parse(text) as Partial<Heard>;
  if (!Number.isInteger(of)) throw notFound();
  return { of: of as number, offer: String(offer) };
};

const seatDeeds: Readonly<Record<string, Deed>> = {
  talk: async (calls, { call, seat, isSilenced }, offer) => ({
    answer: await (await calls.open(call)).talk(seat, isSilenced, offer),
  }),
  hear: async (calls, { call, seat }, said) => {
    const { of, offer } = readHeard(said);
    return { answer: await (await calls.open(call)).hear(seat, of, offer) };
  },
};

const orders: Readonly<Record<string, Deed>> = {
  ready: async (calls) => {
    await calls.ready();
    return {};
  },
  silence: (calls, { call, seat, isSilenced }) => {
    calls.find(call)?.silence(seat, isSilenced);
    return Promise.resolve({});
  },
  part: (calls, { call, seat }, said) => {
    calls.find(call)?.part(seat, readHeard(said).of);
    return Promise.resolve({});
  },
  remove: (calls, { call, seat }) => {
    calls.find(call)?.remove(seat);
    return Promise.resolve({});
  },
  end: (calls, { call }) => {
    calls.end(call);
    return Promise.resolve({});
  },
};

/** What was asked about a call, once its pass was let in. */
export function answerCall(
  calls: Calls,
  pass: CallPass,
  deed: string,
  said: string,
): Promise<object> {
  const deeds = pass.right === 'seat' ? seatDeeds : orders;
  const known = Object.hasOwn(deeds, deed) ? deeds[deed] : undefined;
  if (!known) throw notFound();
  return known(calls, pass, said);
}
