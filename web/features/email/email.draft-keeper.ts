import type { EmailDetail } from '@plenum/contract';
import { CallProblem } from '../../platform/call-problem.ts';
import { type Draft, draftOf } from './email.draft.ts';
import { isSameDraft, mergeDrafts } from './email.merge.ts';

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
  save: (draft: Draft, version: number) => Promise<EmailDetail>;
  read: () => Promise<EmailDetail>;
  /** On this device, until the server has it; null: it has. */
  mirror: (draft: Draft | null, version: number) => void;
}

/** After the last key; long enough not to save half words. */
const calmMs = 700;
const againMs = 5_000;

export type DraftKeeper = ReturnType<typeof draftKeeper>;

/** Keeps a draft as it is typed: one save at a time, the newest last, no words lost to another window. */
export function draftKeeper(email: EmailDetail, unsaved: Draft | null, calls: DraftCalls) {
  const listeners = new Set<() => void>();
  let base = draftOf(email);
  let kept = base;
  let version = email.version;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve(true);
  let now: Keeping = {
    draft: unsaved ?? base,
    state: unsaved ? 'unsaved' : 'untouched',
    problem: null,
    theirs: null,
    edition: 0,
  };

  const tell = (part: Partial<Keeping>) => {
    now = { ...now, ...part };
    for (const listener of listeners) listener();
  };

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const change = (part: Partial<Draft>) => {
    const draft = { ...now.draft, ...part };
    tell({ draft, ...(now.state === 'clash' ? {} : { state: 'unsaved' }) });
    calls.mirror(draft, version);
    if (now.state !== 'clash') later(calmMs);
  };

  const learn = (reply: EmailDetail, sent: Draft) => {
    base = draftOf(reply);
    kept = sent;
    version = reply.version;
  };

  /** Whether it can go on: nothing was changed in both windows. */
  const meet = async (): Promise<boolean> => {
    const reply = await calls.read();
    const theirs = draftOf(reply);
    const { draft, clashes } = mergeDrafts({ kept, base, mine: now.draft, theirs });
    learn(reply, theirs);
    const isRewritten = draft.own !== now.draft.own;
    tell({ draft, edition: now.edition + (isRewritten ? 1 : 0) });
    if (clashes.length > 0) tell({ state: 'clash', theirs });
    return clashes.length === 0;
  };

  const saveOnce = async (): Promise<boolean> => {
    const next = now.draft;
    tell({ state: 'saving', problem: null });
    try {
      learn(await calls.save(next, version), next);
      return true;
    } catch (problem) {
      if (problem instanceof CallProblem && problem.code === 'email.draft_changed') return meet();
      throw problem;
    }
  };

  const saveAll = async (): Promise<boolean> => {
    if (now.state === 'clash') return false;
    try {
      while (!isSameDraft(now.draft, kept)) {
        if (!(await saveOnce())) return false;
      }
      calls.mirror(null, version);
      tell({ state: now.state === 'untouched' ? 'untouched' : 'saved', problem: null });
      return true;
    } catch (problem) {
      const isPassing = problem instanceof CallProblem && problem.isPassing;
      tell({ state: isPassing ? 'offline' : 'failed', problem });
      if (isPassing) later(againMs);
      return false;
    }
  };

  /** Whether the server has all of it. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    running = running.then(saveAll);
    return running;
  };

  /** After two windows changed the same: this one's words, or the other's. */
  const settle = (draft: Draft) => {
    const isRewritten = draft.own !== now.draft.own;
    tell({ theirs: null, state: 'unsaved', edition: now.edition + (isRewritten ? 1 : 0) });
    change(draft);
    void flush();
  };

  return {
    get: () => now,
    version: () => version,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    flush,
    keepMine: () => settle(now.draft),
    takeTheirs: () => settle(now.theirs ?? now.draft),
    /** Puts back what stood there before. */
    putBack: settle,
    /** Nothing is saved any more: it was sent or thrown away. */
    end: () => {
      clearTimeout(timer);
      kept = now.draft;
      calls.mirror(null, version);
    },
  };
}
