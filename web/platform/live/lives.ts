import type { Messages } from '@plenum/contract';
import {
  notifyManager,
  type Query,
  type QueryClient,
  type QueryKey,
  replaceEqualDeep,
} from '@tanstack/react-query';
import { onMessage, onReconnect } from '../messages.ts';
import { mayLack } from '../missed.ts';
import { Doubts } from './doubts.ts';
import { Holes } from './holes.ts';
import { Knowledge } from './knowledge.ts';
import { again, type AnyLive, type AnyNews, type Effect, readAgain } from './live.ts';

/** Something this person did that the server has not confirmed yet. */
export interface Pending {
  key: string;
  /** Of the things it is about. */
  ids: readonly number[];
  shows: readonly Effect[];
  /** What was told meanwhile, and which things were gone by it. */
  heard: Map<AnyLive, readonly number[]>;
}

/** Of what a query goes through, what matters here. */
interface Action {
  type: string;
  data?: unknown;
  manual?: boolean;
  meta?: { fetchMore?: unknown } | undefined;
}

/** A burst asks for an answer once. */
const together = (all: readonly AnyNews[]): AnyNews => ({
  step: (known, args) => {
    let state = known;
    for (const { step } of all) {
      const next = step(state, args);
      if (next === again) return again;
      state = next;
    }
    return state;
  },
});

/** What is known stays; what was refused is asked for again. */
const nothingNew: AnyNews = { step: (known) => known };

const livesIn = ({ shows }: Pending) => shows.map(({ live }) => live);

/** What a client shows of live answers: what is known, and over it what this person does. */
class Lives {
  /** How often messages may have been missed. */
  gaps = 0;
  readonly #client: QueryClient;
  readonly #knowledge = new Map<AnyLive, Knowledge>();
  readonly #ears = new Map<AnyLive, () => void>();
  readonly #watchers = new Set<() => void>();
  /** What came in bursts, and waits for a calmer moment. */
  readonly #waiting = new Map<AnyLive, { news: AnyNews[]; timer: ReturnType<typeof setTimeout> }>();
  readonly #holes = new Holes(
    (query) => this.#knowledgeOf(query)?.lacks(query) === true,
    (query) => this.#readAgain(query),
  );
  readonly #doubts = new Doubts((query) => this.#readAgain(query));
  #isListening = false;
  #isShowing = false;
  #pending: readonly Pending[] = [];

  constructor(client: QueryClient) {
    this.#client = client;
    const cache = client.getQueryCache();
    for (const query of cache.getAll()) this.#meet(query);
    cache.subscribe((event) => {
      const { type } = event;
      const query: Query = event.query;
      if (type === 'added' || type === 'observerAdded') this.#meet(query);
      else if (type === 'removed') this.#knowledgeOf(query)?.forget(query);
      else if (type === 'updated') this.#follow(query, event.action);
    });
  }

  /** Opens the ears of everything that is live; the answer closes them. */
  listen(): () => void {
    this.#isListening = true;
    for (const live of this.#knowledge.keys()) this.#hear(live);
    return () => {
      this.#isListening = false;
      for (const close of this.#ears.values()) close();
      this.#ears.clear();
      for (const live of this.#waiting.keys()) this.#calmDown(live);
      this.#doubts.drop();
    };
  }

  tell(live: AnyLive, news: AnyNews): void {
    notifyManager.batch(() => {
      const { key } = news;
      if (key !== undefined && this.#pending.some((one) => one.key === key)) {
        this.change((pending) => pending.filter((one) => one.key !== key));
      }
      const knowledge = this.#knowledge.get(live);
      const fresh = knowledge && news.sift ? news.sift(knowledge.versions) : news;
      if (!knowledge || !fresh) return;
      knowledge.remember(fresh);
      for (const query of this.#queriesOf(live)) {
        const before = knowledge.stateOf(query);
        const mustBeRead = knowledge.follow(query, fresh) === again;
        this.#show(query, knowledge);
        if (mustBeRead) this.#readAgain(query);
        else if (fresh.isUnsure) this.#doubt(query, before, knowledge.stateOf(query));
        this.#holes.look(query);
      }
    });
  }

  /** Something may have been missed. What counts its messages knows by itself what it lacks. */
  doubt(live: AnyLive): void {
    if (!live.lacks) this.tell(live, readAgain());
  }

  /** Without what this person does just now. */
  known(queryKey: QueryKey): unknown {
    const query = this.#client.getQueryCache().find({ queryKey, exact: true });
    return query && this.#knowledgeOf(query)?.stateOf(query);
  }

  readonly pending = (): readonly Pending[] => this.#pending;

  change(next: (pending: readonly Pending[]) => readonly Pending[]): void {
    const before = this.#pending;
    this.#pending = next(before);
    notifyManager.batch(() => {
      for (const live of new Set([...before, ...this.#pending].flatMap(livesIn))) {
        const knowledge = this.#knowledge.get(live);
        for (const query of this.#queriesOf(live)) if (knowledge) this.#show(query, knowledge);
      }
      for (const watcher of this.#watchers) watcher();
    });
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  #doubt(query: Query, before: unknown, after: unknown): void {
    if (this.#isListening && replaceEqualDeep(before, after) !== before) this.#doubts.raise(query);
  }

  #note(live: AnyLive, { gone = [] }: AnyNews): void {
    for (const { heard } of this.#pending) heard.set(live, [...(heard.get(live) ?? []), ...gone]);
  }

  #tellLater(live: AnyLive, news: AnyNews, calmMs: number): void {
    const waiting = this.#waiting.get(live);
    if (waiting) waiting.news.push(news);
    else {
      // Not all windows ask in the same moment.
      const waitMs = calmMs * (0.5 + Math.random() / 2);
      const timer = setTimeout(() => this.#calmDown(live), waitMs);
      this.#waiting.set(live, { news: [news], timer });
    }
  }

  #calmDown(live: AnyLive): void {
    const waiting = this.#waiting.get(live);
    this.#waiting.delete(live);
    clearTimeout(waiting?.timer);
    if (waiting) this.tell(live, together(waiting.news));
  }

  #queriesOf(live: AnyLive): Query[] {
    return this.#client.getQueryCache().findAll({ predicate: ({ meta }) => meta?.live === live });
  }

  #knowledgeOf({ meta }: Query): Knowledge | undefined {
    if (!meta?.live) return undefined;
    const known = this.#knowledge.get(meta.live) ?? new Knowledge(meta.live);
    this.#knowledge.set(meta.live, known);
    this.#hear(meta.live);
    return known;
  }

  #meet(query: Query): void {
    const knowledge = this.#knowledgeOf(query);
    if (!knowledge || knowledge.knows(query)) return;
    if (query.state.data !== undefined) knowledge.learn(query, query.state.data);
    if (query.state.fetchStatus !== 'idle') knowledge.ask(query, false);
  }

  #hear(live: AnyLive): void {
    if (!this.#isListening || this.#ears.has(live)) return;
    const words = live.told();
    const names = Object.keys(words) as (keyof Messages)[];
    const forgets = names.map((name) =>
      onMessage(name, (body) => {
        const news = (words[name] as (body: unknown) => AnyNews | undefined)(body);
        if (!news) return;
        this.#note(live, news);
        if (news.calmMs === undefined) this.tell(live, news);
        else this.#tellLater(live, news, news.calmMs);
      }),
    );
    forgets.push(
      onReconnect((missed) => {
        this.gaps += 1;
        if (mayLack(missed, names)) this.doubt(live);
        else this.tell(live, nothingNew);
      }),
    );
    this.#ears.set(live, () => {
      for (const forget of forgets) forget();
    });
  }

  #follow(query: Query, action: Action): void {
    const knowledge = this.#knowledgeOf(query);
    if (!knowledge || this.#isShowing) return;
    if (action.type === 'fetch') knowledge.ask(query, action.meta?.fetchMore !== undefined);
    else if (action.type === 'error' || action.type === 'setState') {
      if (knowledge.giveUp(query)) query.invalidate();
    } else if (action.type === 'success') {
      if (action.manual) knowledge.learn(query, action.data);
      const isDoubtful = !action.manual && knowledge.answer(query, action.data);
      this.#show(query, knowledge);
      if (isDoubtful) this.#readAgain(query);
    }
    this.#holes.look(query);
  }

  /** A change that was told makes an answer neither younger nor true where it was doubted. */
  #show(query: Query, knowledge: Knowledge): void {
    if (!knowledge.knows(query)) return;
    const effects = this.#pending.flatMap(({ shows }) => shows);
    const news = effects.flatMap((one) => (one.live === knowledge.live ? [one.news] : []));
    const shown = knowledge.with(query, news);
    const { data, dataUpdatedAt: updatedAt, isInvalidated } = query.state;
    if (shown === data) return;
    this.#isShowing = true;
    query.setData(shown, { updatedAt, manual: true });
    if (isInvalidated) query.invalidate();
    this.#isShowing = false;
  }

  #readAgain(query: Query): void {
    const { queryKey, state, meta } = query;
    const { data, dataUpdatedAt: updatedAt } = state;
    const shortened = data === undefined ? data : (meta?.live?.shortened?.(data) ?? data);
    if (shortened !== data) query.setData(shortened, { updatedAt, manual: true });
    void this.#client.invalidateQueries({ queryKey, exact: true });
  }
}

const clients = new WeakMap<QueryClient, Lives>();

export function livesOf(client: QueryClient): Lives {
  const lives = clients.get(client) ?? new Lives(client);
  clients.set(client, lives);
  return lives;
}

/** Whatever is live is heard until the answer is called. */
export const listenToLives = (client: QueryClient): (() => void) => livesOf(client).listen();
