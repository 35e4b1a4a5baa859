import { CallProblem } from '../../platform/call-problem.ts';
import { keepDraft, readDraft } from './kept-draft.ts';
import { isSame } from './merge.ts';
import {
  arrived,
  changedFields,
  clashesIn,
  follow,
  isUnsaved,
  type NameOf,
  settle,
  type Typed,
  untouched,
} from './typed.ts';

export interface EditingOptions<T extends object, V extends object> {
  /** As the server has it now, live. Of a thing with a version only a higher one is news. */
  known: T;
  valuesOf: (thing: T) => V;
  /** By this name a tab keeps what was typed over a reload. */
  draft?: string | undefined;
  /** As it is to be kept: without spaces around it, say. */
  tidy?: ((values: V) => V) | undefined;
  /** Sends what was changed, and answers the thing as it is then. */
  save: (changes: Partial<V>, from: T, values: V) => Promise<T>;
  /** After a refusal because somebody else was first. */
  readAgain?: (() => Promise<T>) | undefined;
}

interface State<T, V> {
  thing: T;
  typed: Typed<V>;
  isSaved: boolean;
  /** It began with what was typed before a reload. */
  isRestored: boolean;
}

const versionOf = (thing: object): number | undefined =>
  'version' in thing && typeof thing.version === 'number' ? thing.version : undefined;

const isNewer = (one: object, other: object) =>
  (versionOf(one) ?? Infinity) > (versionOf(other) ?? -Infinity);

/** One person's editing of a thing that others edit too. */
export class Editing<T extends object, V extends object> {
  #options: EditingOptions<T, V>;
  #state: State<T, V>;
  #told: V;
  #isSaving = false;
  readonly #watchers = new Set<() => void>();

  constructor(options: EditingOptions<T, V>) {
    this.#options = options;
    const { known: thing, valuesOf, draft } = options;
    this.#told = valuesOf(thing);
    const kept = draft === undefined ? undefined : readDraft(draft, this.#told);
    const typed = kept
      ? follow({ ...untouched(kept.origin), ...kept }, this.#told)
      : untouched(this.#told);
    this.#state = { thing, typed, isSaved: false, isRestored: isUnsaved(typed) };
  }

  readonly get = (): State<T, V> => this.#state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  type<K extends NameOf<V>>(name: K, value: V[K]): void {
    const { typed } = this.#state;
    this.#put({ typed: { ...typed, values: { ...typed.values, [name]: value } }, isSaved: false });
  }

  /** The server has it so now. What is told while a save is on its way, its answer knows better. */
  hear(options: EditingOptions<T, V>): void {
    this.#options = options;
    const { known } = options;
    const values = options.valuesOf(known);
    const isTold = versionOf(known) === undefined && isSame(values, this.#told);
    this.#told = values;
    const { thing, typed } = this.#state;
    if (isTold || this.#isSaving || !isNewer(known, thing)) return;
    this.#put({ thing: known, typed: follow(typed, values) });
  }

  settle(name: NameOf<V>, whose: 'mine' | 'theirs'): void {
    this.#put({ typed: settle(this.#state.typed, name, whose) });
  }

  /** What was typed is lost on purpose. */
  discard(): void {
    this.#put({ typed: untouched(this.#state.typed.known), isRestored: false });
  }

  /** Nothing waits here any more. */
  end(): void {
    if (this.#options.draft !== undefined) keepDraft(this.#options.draft, null);
  }

  /** Answers the saved thing, or nothing where a person has to choose first. */
  async save(): Promise<T | undefined> {
    const { thing, typed } = this.#state;
    if (clashesIn(typed).length > 0) return undefined;
    const { tidy, save, valuesOf } = this.#options;
    const wanted = tidy ? tidy(typed.values) : typed.values;
    const changes = changedFields(typed.known, wanted);
    this.#isSaving = true;
    try {
      const saved = Object.keys(changes).length > 0 ? await save(changes, thing, wanted) : thing;
      const next = arrived(this.#state.typed, typed.values, valuesOf(saved));
      this.#put({ thing: saved, typed: next, isSaved: true, isRestored: false });
      return saved;
    } catch (problem) {
      if (!(await this.#catchUp(problem))) throw problem;
    } finally {
      this.#isSaving = false;
    }
    return this.save();
  }

  async #catchUp(problem: unknown): Promise<boolean> {
    const { readAgain, valuesOf } = this.#options;
    if (!readAgain || !(problem instanceof CallProblem && problem.isOutdated)) return false;
    const known = await readAgain();
    if (!isNewer(known, this.#state.thing)) return false;
    this.#put({ thing: known, typed: follow(this.#state.typed, valuesOf(known)) });
    return true;
  }

  #put(next: Partial<State<T, V>>): void {
    this.#state = { ...this.#state, ...next };
    const { typed } = this.#state;
    const { draft } = this.#options;
    if (draft !== undefined) keepDraft(draft, isUnsaved(typed) ? typed : null);
    for (const watcher of this.#watchers) watcher();
  }
}
