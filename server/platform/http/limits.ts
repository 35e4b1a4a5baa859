import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../config/config.ts';
import { isRefusal, problem } from './problem.ts';
import { withoutPort } from './proxies.ts';

/** So many within so many seconds, by a key that no request can choose. */
export interface Limit {
  points: number;
  seconds: number;
}

export type LimitName =
  | 'sign-in'
  | 'sign-up'
  | 'renew'
  | 'account'
  | 'write'
  | 'link'
  | 'forgotten'
  | 'passkey'
  | 'count'
  | 'fetch'
  | 'invite'
  | 'post'
  | 'feed-post'
  | 'feed-word'
  | 'feed-tap'
  | 'stage-ask'
  | 'stage-hand'
  | 'call-knock'
  | 'stage-vote'
  | 'stage-key'
  | 'ticket-code'
  | 'ticket-code-slow'
  | 'ticket-code-event'
  | 'kiosk-guess'
  | 'kiosk-guess-slow'
  | 'ticket-hold'
  | 'ticket-wait'
  | 'answer-file'
  | 'room-enter'
  | 'mail-asked'
  | 'mail-address'
  | 'mail-organisation'
  | 'mail-network';
export type LimitTable = Readonly<Record<LimitName, Limit>>;

type Generosity = Pick<Config, 'writesPerTenSeconds' | 'signUpsPerHour' | 'mailsPerDay'>;

export const usualLimits = ({
  writesPerTenSeconds,
  signUpsPerHour,
  mailsPerDay,
}: Generosity): LimitTable => ({
  // Failures only: a whole venue may sign in from behind one address.
  'sign-in': { points: 100, seconds: 600 },
  renew: { points: 300, seconds: 600 },
  account: { points: 10, seconds: 900 },
  // Dead links are failures: nobody guesses one in a lifetime, and nobody tries for long.
  link: { points: 60, seconds: 600 },
  forgotten: { points: 100, seconds: 3600 },
  // Each leaves a ticket behind for five minutes.
  passkey: { points: 600, seconds: 600 },
  // A whole venue may look at a page from behind one address; a forger gets no further than it.
  count: { points: 3000, seconds: 60 },
  // Pictures that a person's mails want from other servers.
  fetch: { points: 300, seconds: 60 },
  // What people who run nothing may have us write to others.
  invite: { points: 40, seconds: 3600 },
  // Connections of one network that bring mail in.
  post: { points: 120, seconds: 60 },
  // What one person shows, says and likes: nobody who reads along does more.
  'feed-post': { points: 20, seconds: 600 },
  'feed-word': { points: 60, seconds: 600 },
  'feed-tap': { points: 300, seconds: 300 },
  'stage-ask': { points: 20, seconds: 600 },
  // Up and down again: each time organisers look.
  'call-knock': { points: 5, seconds: 600 },
  'stage-hand': { points: 20, seconds: 600 },
  'stage-vote': { points: 300, seconds: 300 },
  // Wrong ones, of encoders of one network: each tries again by itself every few seconds.
  'stage-key': { points: 100, seconds: 600 },
  // Wrong ones: of a venue that books together a few are mistyped, and nobody finds one by trying.
  'ticket-code': { points: 30, seconds: 600 },
  // After that one at a time: whoever shares an address with a guesser waits seconds, not minutes.
  'ticket-code-slow': { points: 1, seconds: 5 },
  // Wrong ones at one event from everywhere: beyond it they count for more.
  'ticket-code-event': { points: 300, seconds: 600 },
  // Wrong ones at one kiosk: codes and references are mistyped, and nobody finds one by trying.
  'kiosk-guess': { points: 30, seconds: 600 },
  'kiosk-guess-slow': { points: 1, seconds: 5 },
  // Of one network. A firm books for many; who only wants to keep places from others gets not far.
  'ticket-hold': { points: 120, seconds: 600 },
  // By one address at one event, for whatever tickets.
  'ticket-wait': { points: 20, seconds: 3600 },
  // Files that answer a question, of one network: a school books behind one address.
  'answer-file': { points: 200, seconds: 600 },
  // New places in the line of one event, from one network: a campus comes behind one address.
  'room-enter': { points: 600, seconds: 600 },
  // Of one kind that strangers can ask for, to one address, whoever asks.
  'mail-asked': { points: 5, seconds: 3600 },
  // All other mail to one address, whoever sends it.
  'mail-address': { points: 30, seconds: 3600 },
  'mail-organisation': { points: mailsPerDay, seconds: 86_400 },
  'mail-network': { points: mailsPerDay, seconds: 86_400 },
  'sign-up': { points: signUpsPerHour, seconds: 3600 },
  write: { points: writesPerTenSeconds, seconds: 10 },
});

export interface Limits {
  /** Counts one; raises `too_many` past the limit. */
  spend(name: LimitName, key: string): Promise<void>;
  /** What was counted beforehand was no failure. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /**
   * Counts a guess before anybody knows whether it is right: many at once are no more than one after
   * another. Null or a refusal is a wrong one; a right one is given back, and so is a fault of ours.
   */
  guess<T>(name: LimitName, key: string, deed: () => Promise<T | null>): Promise<T | null>;
  forget(name: LimitName, key: string): Promise<void>;
}

/** Where a limit is counted. */
export type MakeLimiter = (limit: Limit & { name: string }) => RateLimiterAbstract;

export const inProcess: MakeLimiter = ({ name, points, seconds }) =>
  new RateLimiterMemory({ points, duration: seconds, keyPrefix: name });

export function openLimits(table: LimitTable, make: MakeLimiter = inProcess): Limits {
  const limiters = new Map(
    Object.entries(table).map(([name, limit]) => [name, make({ ...limit, name })]),
  );
  const of = (name: LimitName) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`There is no limit ${name}.`);
    return limiter;
  };
  const spend: Limits['spend'] = async (name, key) => {
    try {
      await of(name).consume(key);
    } catch (left) {
      throw left instanceof RateLimiterRes ? tooMany(left) : left;
    }
  };
  const giveBack: Limits['giveBack'] = async (name, key) => void (await of(name).reward(key));
  return {
    spend,
    giveBack,
    guess: async (name, key, deed) => {
      await spend(name, key);
      try {
        const right = await deed();
        if (right !== null) await giveBack(name, key);
        return right;
      } catch (error) {
        if (!isRefusal(error)) await giveBack(name, key);
        throw error;
      }
    },
    forget: async (name, key) => void (await of(name).delete(key)),
  };
}

const tooMany = (left: RateLimiterRes) =>
  problem('too_many', { retryAfterSeconds: Math.ceil(left.msBeforeNext / 1000) });

/** One network: an IPv4 address, or the half of an IPv6 address that a provider hands out. */
export function networkOf(address: string | undefined): string {
  // A caller who has hung up already comes from nowhere.
  if (address === undefined) return '';
  return networkAt(withoutPort(address));
}

function networkAt(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
