import type { CheckInput, CheckResult, PassPage } from '@plenum/contract';
import { CallProblem } from '../../../platform/call-problem.ts';
import { forgetKept } from '../../../platform/session/kept-on-device.ts';
import { newKey } from '../../../platform/new-key.ts';
import {
  answerFrom,
  type Entrance,
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

const isDone = ({ result }: CheckResult) =>
  result === 'in' || result === 'unpaid' || result === 'left';

/** One device at a door: it asks the server, and goes on by what it keeps where there is none. */
export class Desk {
  readonly #owner: string;
  readonly at: Entrance;
  readonly #line: Line;
  readonly #waiting: ReturnType<typeof waitingChecksOf>;
  readonly #listeners = new Set<() => void>();
  #state: DeskState = { isLive: true, passes: null, answer: null, problem: null };
  #isOpen = true;
  #settling: Promise<void> | undefined;

  constructor(owner: string, at: Entrance, line: Line) {
    this.#owner = owner;
    this.at = at;
    this.#line = line;
    this.#waiting = waitingChecksOf(owner, at.eventId);
  }

  get = (): DeskState => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** With what it keeps, until the server has been read. */
  async open(): Promise<void> {
    this.#isOpen = true;
    const passes = await recallPasses(this.#owner, this.at);
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

  /** In, or out again. */
  async check(asked: Asked, leaves = false): Promise<void> {
    const doing = { key: newKey(), at: new Date().toISOString(), ...this.#where(leaves) };
    if (!this.#state.isLive) return this.#answerHere(doing, asked);
    const { key } = doing;
    try {
      const said = await this.#line.send({ ...doing, ...asked }, patienceMs);
      if (said.place) this.#note(said.place.id, said.place.checkedInAt);
      this.#answer(key, said);
    } catch (problem) {
      if (!isDown(problem)) return this.#set({ problem });
      this.lost();
      await this.#answerHere(doing, asked);
    }
  }

  /** What waits is sent in the order it was done, and then the list is read anew. */
  settle = (): Promise<void> =>
    (this.#settling ??= this.#settleNow().finally(() => (this.#settling = undefined)));

  #where = (leaves: boolean): Pick<WaitingCheck, 'listId' | 'leaves'> => ({
    ...(this.at.listId !== null && { listId: this.at.listId }),
    ...(leaves && { leaves }),
  });

  async #answerHere(
    doing: Omit<WaitingCheck, 'placeId' | 'fullName'>,
    asked: Asked,
  ): Promise<void> {
    const { key, at, leaves } = doing;
    const { passes } = this.#state;
    if (!passes) return this.#answer(key, null);
    const known =
      'placeId' in asked
        ? passes.byId.get(asked.placeId)
        : passes.byHash.get(await hashOf(asked.pass));
    const said = answerFrom(passes, known, leaves);
    if (known && isDone(said)) {
      this.#waiting.add({ ...doing, placeId: known.id, fullName: known.fullName });
      this.#note(known.id, leaves ? null : at);
      void keepPasses(this.#owner, this.at, passes);
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

  async #sendOne({ fullName: _, differs: __, ...check }: WaitingCheck): Promise<void> {
    const said = await this.#line.send(check).catch((problem: unknown): CheckResult => {
      if (!(problem instanceof CallProblem) || problem.status !== 404) throw problem;
      return { result: 'unknown', place: null };
    });
    const { result, place } = said;
    if (isDone(said)) this.#waiting.remove(check.key);
    else this.#waiting.differ(check.key, { result, checkedInAt: place?.checkedInAt ?? null });
  }

  async #refresh(): Promise<void> {
    const passes = await readAllPasses(this.#line.readPage, new Date().toISOString());
    for (const { placeId, at, listId, leaves } of this.#waiting.get().filter(isUnsent)) {
      if ((listId ?? null) === this.at.listId) noteMoment(passes, placeId, leaves ? null : at);
    }
    if (!this.#isOpen) return;
    this.#set({ passes, isLive: true });
    await keepPasses(this.#owner, this.at, passes);
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
