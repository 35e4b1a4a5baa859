import type { Query } from '@tanstack/react-query';
import { again, type AnyLive, type AnyNews, type Versions } from './live.ts';

/**
 * What one client knows of one live thing: each answer with what was told since. What is told while
 * an answer is on its way is kept until it comes, for the answer may be older.
 */
export class Knowledge {
  readonly live: AnyLive;
  readonly versions: Versions = { newest: new Map(), gone: new Set(), left: new Set() };
  readonly #known = new WeakMap<Query, { state: unknown }>();
  /** Where in `#told` each answer that is on its way was asked for. */
  readonly #asked = new Map<Query, number>();
  /** Read on with a further page while the others had yet to be read again. */
  readonly #doubted = new WeakSet<Query>();
  #told: AnyNews[] = [];

  constructor(live: AnyLive) {
    this.live = live;
  }

  knows(query: Query): boolean {
    return this.#known.has(query);
  }

  stateOf(query: Query): unknown {
    return this.#known.get(query)?.state;
  }

  lacks(query: Query): boolean {
    const known = this.#known.get(query);
    return known !== undefined && this.live.lacks?.(known.state) === true;
  }

  learn(query: Query, state: unknown): void {
    this.#known.set(query, { state });
  }

  ask(query: Query, isFurtherPage: boolean): void {
    const isAsked = this.#asked.has(query);
    if (isFurtherPage && (isAsked || query.state.isInvalidated)) this.#doubted.add(query);
    if (!isFurtherPage || !isAsked) this.#asked.set(query, this.#told.length);
  }

  remember(news: AnyNews): void {
    if (this.#asked.size > 0) this.#told.push(news);
  }

  /**
   * An answer on its way is not asked for again now, but when it has come. What was refused may not
   * be now that something is told.
   */
  follow(query: Query, news: AnyNews): typeof again | undefined {
    const known = this.#known.get(query);
    if (!known)
      return query.state.status === 'error' && !this.#asked.has(query) ? again : undefined;
    const next = news.step(known.state, this.#argsOf(query));
    if (next === again) return this.#asked.has(query) ? undefined : again;
    known.state = next;
    return undefined;
  }

  /** Puts into an answer what was told meanwhile; whether it must be asked for once more. */
  answer(query: Query, answer: unknown): boolean {
    const args = this.#argsOf(query);
    let state = answer;
    let isDoubtful = this.#doubted.delete(query);
    for (const news of this.#toldSince(query)) {
      const next = news.step(state, args);
      isDoubtful ||=
        next === again || (next !== state && (news.isUnsure || !this.live.isVersioned));
      if (next !== again) state = next;
    }
    this.learn(query, state);
    this.forget(query);
    return isDoubtful;
  }

  /** No answer comes; whether there was something that only an answer could have said. */
  giveUp(query: Query): boolean {
    const args = this.#argsOf(query);
    const state = this.stateOf(query);
    const missed = this.#toldSince(query);
    this.forget(query);
    return state !== undefined && missed.some((news) => news.step(state, args) === again);
  }

  forget(query: Query): void {
    this.#asked.delete(query);
    if (this.#asked.size === 0) this.#told = [];
  }

  with(query: Query, news: readonly AnyNews[]): unknown {
    const args = this.#argsOf(query);
    return news.reduce((shown, one) => {
      const next = one.step(shown, args);
      return next === again ? shown : next;
    }, this.stateOf(query));
  }

  #argsOf({ queryKey }: Query): unknown {
    return queryKey[this.live.key.length];
  }

  #toldSince(query: Query): readonly AnyNews[] {
    const from = this.#asked.get(query);
    return from === undefined ? [] : this.#told.slice(from);
  }
}
