import { problem, type ProblemError } from '../http/problem.ts';

/** How much of the server one may have at a time, and all of them together. */
export interface Rule {
  /** Running, of one. */
  each: number;
  /** Waiting, of one; beyond it they are refused. */
  line: number;
  /** Running, of all. */
  all: number;
  /** Waiting, of all. */
  lines: number;
  /** Nobody waits longer than that. */
  patienceMs: number;
}

type Go = (refusal: ProblemError | null) => void;

/** One request on its way through. */
export interface Place {
  /** Goes now or when it is its turn, or is told that it will not be. */
  start(go: Go): void;
  /** What was asked is done, or nobody waits for it any more; once or many times. */
  leave(): void;
}

export interface Shares {
  /** Takes a place for whoever that key names; raises `too_many_at_once` beyond their line. */
  arrive(key: string): Place;
  /** How many of theirs are here, at work or waiting. */
  presentOf(key: string): number;
  /** Refuses what came last into the line of who has most here, if that is more than so many. */
  refuseLast(most: number): boolean;
}

interface Share {
  key: string;
  present: number;
  running: number;
  waiting: Visit[];
}

/**
 * Whoever asks much waits in a line of their own, and the lines are served in turn: one person's
 * many requests cost the others nothing. A request that finds room starts at once.
 */
export function openShares(rule: Rule): Shares {
  const shares = new Map<string, Share>();
  const house: House = { rule, running: 0, waiting: 0, ready: new Set(), shares };
  return {
    arrive: (key) => {
      let share = shares.get(key);
      if (!share) shares.set(key, (share = { key, present: 0, running: 0, waiting: [] }));
      if (share.present >= rule.each + rule.line) {
        throw problem('too_many_at_once', { retryAfterSeconds: 1 });
      }
      share.present++;
      return new Visit(house, share);
    },
    presentOf: (key) => shares.get(key)?.present ?? 0,
    refuseLast: (most) => {
      const last = longest(shares, most)?.waiting.at(-1);
      last?.refuse();
      return last !== undefined;
    },
  };
}

function longest(shares: ReadonlyMap<string, Share>, most: number): Share | undefined {
  let found: Share | undefined;
  for (const share of shares.values()) {
    const isLonger = share.present > (found?.present ?? most);
    if (isLonger && share.waiting.length > 0) found = share;
  }
  return found;
}

interface House {
  rule: Rule;
  running: number;
  waiting: number;
  /** Who waits although their share has room; the next to be served first. */
  ready: Set<Share>;
  shares: Map<string, Share>;
}

class Visit implements Place {
  readonly #house: House;
  readonly #share: Share;
  #state: 'arrived' | 'waiting' | 'running' | 'left' = 'arrived';
  #go: Go | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(house: House, share: Share) {
    this.#house = house;
    this.#share = share;
  }

  start(go: Go): void {
    const { running, rule } = this.#house;
    if (this.#share.running < rule.each && running < rule.all) return this.#run(go);
    if (this.#house.waiting >= rule.lines) return this.#refuse(go);
    this.#state = 'waiting';
    this.#go = go;
    this.#house.waiting++;
    this.#share.waiting.push(this);
    this.#timer = setTimeout(() => this.#refuse(go), rule.patienceMs).unref();
    if (this.#share.running < rule.each) this.#house.ready.add(this.#share);
  }

  leave(): void {
    if (this.#state === 'left') return;
    const { ready, shares } = this.#house;
    const before = this.#state;
    this.#state = 'left';
    const share = this.#share;
    if (--share.present === 0) shares.delete(share.key);
    if (before === 'waiting') this.#stepOut();
    if (before !== 'running') return;
    share.running--;
    this.#house.running--;
    if (share.waiting.length > 0) ready.add(share);
    callNext(this.#house);
  }

  beCalled(): void {
    clearTimeout(this.#timer);
    this.#house.waiting--;
    if (this.#go) this.#run(this.#go);
  }

  refuse(): void {
    const go = this.#go;
    if (go) this.#refuse(go);
  }

  #run(go: Go): void {
    this.#state = 'running';
    this.#share.running++;
    this.#house.running++;
    go(null);
  }

  #stepOut(): void {
    clearTimeout(this.#timer);
    this.#house.waiting--;
    const { waiting } = this.#share;
    waiting.splice(waiting.indexOf(this), 1);
    if (waiting.length === 0) this.#house.ready.delete(this.#share);
  }

  #refuse(go: Go): void {
    this.leave();
    go(tooBusy());
  }
}

/** Round and round: each gets one, and goes to the end of those who want another. */
function callNext(house: House): void {
  const { ready, rule } = house;
  for (const share of ready) {
    if (house.running >= rule.all) return;
    ready.delete(share);
    const next = share.waiting.shift();
    if (share.waiting.length > 0 && share.running + 1 < rule.each) ready.add(share);
    next?.beCalled();
  }
}

const spreadSeconds = 3;

/** Those who are refused together should not come back together. */
export const tooBusy = (): ProblemError =>
  problem('busy', { retryAfterSeconds: 1 + Math.floor(Math.random() * spreadSeconds) });
