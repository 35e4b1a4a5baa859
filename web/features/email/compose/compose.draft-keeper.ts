import { CallProblem } from '../../../platform/call-problem.ts';
import { type Draft, draftOf, type WrittenEmail } from './compose.draft.ts';
import { isSameDraft, mergeDrafts } from './compose.merge.ts';

export type KeptState =
  | 'untouched'
  | 'unsaved'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'failed'
  | 'clash';

export interface Keeping {
  draft: Draft;
  state: KeptState;
  problem: unknown;
  /** Of another window, when both changed the same. */
  theirs: Draft | null;
  /** Goes up when words came from elsewhere: the editor begins anew with them. */
  edition: number;
}

export interface DraftCalls {
  save: (draft: Draft, version: number) => Promise<WrittenEmail>;
  read: () => Promise<WrittenEmail>;
  /** On this device, until the server has it; null: it has. */
  mirror: (draft: Draft | null, version: number) => void;
}

/** After the last key; long enough not to save half words. */
const calmMs = 700;
const againMs = 5_000;

interface Unsaved {
  draft: Draft;
  version: number;
}

/** How it begins: with what this device has and the server has not. */
function beginning(email: WrittenEmail, unsaved: Unsaved | null): Keeping {
  const base = draftOf(email);
  const first = { draft: base, problem: null, theirs: null, edition: 0 };
  if (!unsaved || isSameDraft(unsaved.draft, base)) return { ...first, state: 'untouched' };
  const { draft, version } = unsaved;
  if (version === email.version) return { ...first, draft, state: 'unsaved' };
  return { ...first, draft, state: 'clash', theirs: base };
}

/** Keeps a draft as it is typed: one save at a time, the newest last, no words lost to another window. */
export class DraftKeeper {
  readonly #calls: DraftCalls;
  readonly #listeners = new Set<() => void>();
  #base: Draft;
  #kept: Draft;
  #version: number;
  #now: Keeping;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = Promise.resolve(true);

  constructor(email: WrittenEmail, unsaved: Unsaved | null, calls: DraftCalls) {
    this.#calls = calls;
    this.#base = draftOf(email);
    this.#kept = this.#base;
    this.#version = email.version;
    this.#now = beginning(email, unsaved);
  }

  get = (): Keeping => this.#now;
  version = (): number => this.#version;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  change = (part: Partial<Draft>): void => {
    const draft = { ...this.#now.draft, ...part };
    const isClash = this.#now.state === 'clash';
    this.#tell({ draft, ...(isClash ? {} : { state: 'unsaved' }) });
    this.#calls.mirror(draft, this.#version);
    if (!isClash) this.#later(calmMs);
  };

  /** Whether the server has all of it. */
  flush = (): Promise<boolean> => {
    clearTimeout(this.#timer);
    this.#running = this.#running.then(() => this.#saveAll());
    return this.#running;
  };

  keepMine = (): void => this.putBack(this.#now.draft);
  takeTheirs = (): void => this.putBack(this.#now.theirs ?? this.#now.draft);

  /** What stands there from now on, whatever another window wrote. */
  putBack = (draft: Draft): void => {
    this.#tell({ theirs: null, state: 'unsaved', edition: this.#editionWith(draft) });
    this.change(draft);
    void this.flush();
  };

  /** Nothing is saved any more: it was sent or thrown away. */
  end = (): void => {
    clearTimeout(this.#timer);
    this.#kept = this.#now.draft;
    this.#calls.mirror(null, this.#version);
  };

  #tell(part: Partial<Keeping>) {
    this.#now = { ...this.#now, ...part };
    for (const listener of this.#listeners) listener();
  }

  #later(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #editionWith({ own }: Draft): number {
    return this.#now.edition + (own === this.#now.draft.own ? 0 : 1);
  }

  #learn(reply: WrittenEmail, sent: Draft) {
    this.#base = draftOf(reply);
    this.#kept = sent;
    this.#version = reply.version;
  }

  /** Whether it can go on: nothing was changed in both windows. */
  async #meet(): Promise<boolean> {
    const reply = await this.#calls.read();
    const theirs = draftOf(reply);
    const sides = { kept: this.#kept, base: this.#base, mine: this.#now.draft, theirs };
    const { draft, clashes } = mergeDrafts(sides);
    this.#learn(reply, theirs);
    this.#tell({ draft, edition: this.#editionWith(draft) });
    if (clashes.length > 0) this.#tell({ state: 'clash', theirs });
    return clashes.length === 0;
  }

  async #saveOnce(): Promise<boolean> {
    const next = this.#now.draft;
    this.#tell({ state: 'saving', problem: null });
    try {
      this.#learn(await this.#calls.save(next, this.#version), next);
      return true;
    } catch (problem) {
      const isOther = problem instanceof CallProblem && problem.code === 'email.draft_changed';
      if (isOther) return this.#meet();
      throw problem;
    }
  }

  async #saveAll(): Promise<boolean> {
    if (this.#now.state === 'clash') return false;
    try {
      while (!isSameDraft(this.#now.draft, this.#kept)) {
        if (!(await this.#saveOnce())) return false;
      }
      this.#calls.mirror(null, this.#version);
      if (this.#now.state !== 'untouched') this.#tell({ state: 'saved', problem: null });
      return true;
    } catch (problem) {
      const isPassing = problem instanceof CallProblem && problem.isPassing;
      this.#tell({ state: isPassing ? 'offline' : 'failed', problem });
      if (isPassing) this.#later(againMs);
      return false;
    }
  }
}
