import type { CheckInput, CheckResult, PassPage } from '@plenum/contract';
import { CallProblem } from '../../../platform/call-problem.ts';
import { forgetKept } from '../../../platform/kept-on-device.ts';
import { newKey } from '../../../platform/new-key.ts';
import {
  answerFrom,
  hashOf,
  keepPasses,
  noteMoment,
  type Passes,
  readAllPasses,
  recallPasses,
} from './door.passes.ts';
import { isUnsent, type WaitingCheck, waitingChecksOf } from './door.waiting.ts';

export type Asked = { pass: string } | { placeId: number };

export interface DoorAnswer {
  /** Each is said once. */
  key: string;
  /** Null: without a network, and nothing is kept here to answer from. */
  said: CheckResult | null;
}

export interface DeskState {
  isLive: boolean;
  passes: Passes | null;
  answer: DoorAnswer | null;
  problem: unknown;
}

export interface Line {
  /** Given up after so long, where somebody waits at the door. */
  send: (check: CheckInput, patienceMs?: number) => Promise<CheckResult>;
  readPage: (after: number) => Promise<PassPage>;
}

const isDown = (problem: unknown): boolean =>
  !(problem instanceof CallProblem) || problem.isPassing;

/** Refused for good: this person has no business at this door any more. */
const isOver = (problem: unknown): boolean =>
  problem instanceof CallProblem && [401, 403, 404].includes(problem.status);

/** Longer nobody stands at a door: the device answers by what it keeps. */
const patienceMs = 3_000;

const letsIn = ({ result }: CheckResult) => result === 'in' || result === 'unpaid';

/** One device at a door: it asks the server, and goes on by what it keeps where there is none. */
export class Desk {
  readonly #owner: string;
  readonly eventId: number;
  readonly #line: Line;
  readonly #waiting: ReturnType<typeof waitingChecksOf>;
  readonly #listeners = new Set<() => void>();
  #state: DeskState = { isLive: true, passes: null, answer: null, problem: null };
  #isOpen = true;
  #settling: Promise<void> | undefined;

  constructor(owner: string, eventId: number, line: Line) {
    this.#owner = owner;
    this.eventId = eventId;
    this.#line = line;
    this.#waiting = waitingChecksOf(owner, eventId);
  }

  get = (): DeskState => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** With what it keeps, until the server has been read. */
  async open(): Promise<void> {
    this.#isOpen = true;
    const passes = await recallPasses(this.#owner, this.eventId);
    if (passes && !this.#state.passes) this.#set({ passes });
    await this.settle();
  }

  close(): void {
    this.#isOpen = false;
  }

  lost = (): void => this.#set({ isLive: false });

  tookBack = (placeId: number): void => this.#note(placeId, null);

  /** It was a code, and no ticket's. */
  sayUnknown(): void {
    this.#answer(newKey(), { result: 'unknown', place: null });
  }

  async check(asked: Asked): Promise<void> {
    const key = newKey();
    const at = new Date().toISOString();
    if (!this.#state.isLive) return this.#answerHere(key, at, asked);
    try {
      const said = await this.#line.send({ key, at, ...asked }, patienceMs);
      if (said.place) this.#note(said.place.id, said.place.checkedInAt);
      this.#answer(key, said);
    } catch (problem) {
      if (!isDown(problem)) return this.#set({ problem });
      this.lost();
      await this.#answerHere(key, at, asked);
    }
  }

  /** What waits is sent in the order it was done, and then the list is read anew. */
  settle = (): Promise<void> =>
    (this.#settling ??= this.#settleNow().finally(() => (this.#settling = undefined)));

  async #answerHere(key: string, at: string, asked: Asked): Promise<void> {
    const { passes } = this.#state;
    if (!passes) return this.#answer(key, null);
    const known =
      'placeId' in asked
        ? passes.byId.get(asked.placeId)
        : passes.byHash.get(await hashOf(asked.pass));
    const said = answerFrom(known);
    if (known && letsIn(said)) {
      this.#waiting.add({ key, placeId: known.id, fullName: known.fullName, at });
      this.#note(known.id, at);
      void keepPasses(this.#owner, this.eventId, passes);
    }
    this.#answer(key, said);
  }

  async #settleNow(): Promise<void> {
    try {
      for (let next = this.#next(); next && this.#isOpen; next = this.#next()) {
        await this.#sendOne(next);
      }
      await this.#refresh();
    } catch (problem) {
      if (!isOver(problem)) return this.lost();
      forgetKept();
      this.#set({ passes: null, problem });
    }
  }

  #next = () => this.#waiting.get().find(isUnsent);

  async #sendOne({ key, placeId, at }: WaitingCheck): Promise<void> {
    const said = await this.#line
      .send({ key, placeId, at })
      .catch((problem: unknown): CheckResult => {
        if (!(problem instanceof CallProblem) || problem.status !== 404) throw problem;
        return { result: 'unknown', place: null };
      });
    const { result, place } = said;
    if (letsIn(said)) this.#waiting.remove(key);
    else this.#waiting.differ(key, { result, checkedInAt: place?.checkedInAt ?? null });
  }

  async #refresh(): Promise<void> {
    const passes = await readAllPasses(this.#line.readPage, new Date().toISOString());
    for (const { placeId, at } of this.#waiting.get().filter(isUnsent)) {
      noteMoment(passes, placeId, at);
    }
    if (!this.#isOpen) return;
    this.#set({ passes, isLive: true });
    await keepPasses(this.#owner, this.eventId, passes);
  }

  #note(placeId: number, at: string | null): void {
    const { passes } = this.#state;
    if (!passes) return;
    noteMoment(passes, placeId, at);
    this.#set({ passes: { ...passes } });
  }

  #answer(key: string, said: CheckResult | null): void {
    this.#set({ answer: { key, said }, problem: null });
  }

  #set(next: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...next };
    if (this.#isOpen) for (const listener of this.#listeners) listener();
  }
}
