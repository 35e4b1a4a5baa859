import type { Messages } from '@plenum/contract';
import {
  InfiniteQueryObserver,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import type { Pages } from '../../platform/live/live-pages.ts';
import { listenToLives } from '../../platform/live/lives.ts';
import { type Change, perform } from '../../platform/live/perform.ts';
import { createQueryClient } from '../../platform/query-client.ts';
import { deliver, heal } from '../../platform/messages.ts';

/** A message as it goes over the wire. */
export type Said = { [Name in keyof Messages]: readonly [Name, Messages[Name]] }[keyof Messages];

interface Done<Truth> {
  truth: Truth;
  says: readonly Said[];
  /** What the one who did it is answered. */
  answer?: unknown;
}

/** An answer that is looked at, and what the server says to who reads it. */
interface Read<Truth> {
  options: object & { queryKey: QueryKey };
  answer: (truth: Truth) => unknown;
}

/** Opens an answer on the screen of a window. */
export type Watch<Truth> = (client: QueryClient, truth: () => Truth, ask: Ask) => Screen<Truth>;

/** A server in short: what is true there, what people do to it, and what is told of that. */
export interface Replayed<Truth, Deed> {
  begin: Truth;
  deeds: fc.Arbitrary<Deed>;
  act: (truth: Truth, deed: Deed) => Done<Truth>;
  reads: readonly (Read<Truth> | Watch<Truth>)[];
  /** The same deed, done in this window: `send` is how it reaches the server. */
  own?: (deed: Deed, send: () => Promise<never>) => Change<unknown> | null;
}

type Step<Deed> =
  | { kind: 'act' | 'do'; deed: Deed }
  | { kind: 'hear' | 'read' | 'more' | 'go-on'; at: number }
  | { kind: 'gap' | 'calm' };

function stepsOf<Deed>(deed: fc.Arbitrary<Deed>): fc.Arbitrary<Step<Deed>[]> {
  const at = fc.nat(9);
  const one = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('act', 'do'), deed }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('read', 'more'), at }) },
    // More arrives than sets out: else everything waits for the end and comes in order.
    { weight: 12, arbitrary: fc.record({ kind: fc.constantFrom('hear', 'go-on'), at }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('gap', 'calm') }) },
  );
  return fc.array(one, { minLength: 1, maxLength: 40 });
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Nothing that waits for a calmer moment waits longer. */
const calmMs = 10_000;

type Ask = <Answer>(look: () => Answer) => Promise<Answer>;

/** One answer on the screen, and how it compares with what a fresh reading would show. */
interface Screen<Truth> {
  read: () => void;
  readMore?: () => void;
  leave: () => void;
  compare: (truth: Truth) => { shown: unknown; fresh: unknown };
}

function screenOf<Truth>(
  client: QueryClient,
  { options, answer }: Read<Truth>,
  truth: () => Truth,
  ask: Ask,
): Screen<Truth> {
  const queryFn = () => ask(() => answer(truth()));
  const observer = new QueryObserver(client, { ...options, queryFn });
  return {
    read: () => void observer.refetch(),
    leave: observer.subscribe(() => undefined),
    compare: (now) => ({ shown: observer.getCurrentResult().data, fresh: answer(now) }),
  };
}

interface PagedRead<Truth, Page, Cursor, Key extends QueryKey> {
  options: UseInfiniteQueryOptions<Page, Error, Pages<Page, Cursor>, Key, Cursor | null>;
  /** One page, and all that is shown of those that were read. */
  answer: (truth: Truth, cursor: Cursor | null) => Page;
  rowsOf: (known: Pages<Page, Cursor>) => readonly unknown[];
  /** Everything there is, in order. */
  all: (truth: Truth) => readonly unknown[];
}

/** A list that is read page by page, compared as far as was read; where nothing follows, to its end. */
export const paged =
  <Truth, Page, Cursor, Key extends QueryKey>({
    options,
    answer,
    rowsOf,
    all,
  }: PagedRead<Truth, Page, Cursor, Key>): Watch<Truth> =>
  (client, truth, ask) => {
    const observer = new InfiniteQueryObserver(client, {
      ...options,
      queryFn: ({ pageParam }) => ask(() => answer(truth(), pageParam as Cursor | null)),
    });
    return {
      read: () => void observer.refetch(),
      readMore: () => {
        if (observer.getCurrentResult().hasNextPage) void observer.fetchNextPage();
      },
      leave: observer.subscribe(() => undefined),
      compare: (now) => {
        const { data, hasNextPage } = observer.getCurrentResult();
        const shown = data && rowsOf(data);
        const fresh = all(now);
        return { shown, fresh: hasNextPage ? fresh.slice(0, shown?.length) : fresh };
      },
    };
  };

/** One window and its server, and everything that is on its way between them. */
function open<Truth, Deed>({ begin, act, reads, own }: Replayed<Truth, Deed>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let truth = begin;
  const wire: Said[] = [];
  /** Each goes to the server at the first call and comes back at the second. */
  let onTheirWay: (() => (() => void) | undefined)[] = [];
  const client = createQueryClient();
  const stop = listenToLives(client);

  const carryOut = (deed: Deed) => {
    const done = act(truth, deed);
    truth = done.truth;
    wire.push(...done.says);
    return done.answer;
  };
  const ask: Ask = (look) =>
    new Promise((resolve) => {
      onTheirWay.push(() => {
        const answer = look();
        return () => resolve(answer);
      });
    });
  const now = () => truth;
  const screens = reads.map((read) =>
    typeof read === 'function' ? read(client, now, ask) : screenOf(client, read, now, ask),
  );
  const screenAt = (at: number) => screens[at % screens.length];
  const goOn = (at: number) => {
    const place = at % onTheirWay.length;
    const comeBack = onTheirWay[place]?.();
    const next = comeBack ? [() => void comeBack()] : [];
    onTheirWay = onTheirWay.toSpliced(place, 1, ...next);
  };
  const hear = (at: number) => {
    // Between two nodes messages may overtake each other.
    const [said] = wire.splice(at % wire.length, 1);
    if (said) deliver(said[0], said[1]);
  };
  const doIt = (deed: Deed) => {
    const change = own?.(deed, () => ask(() => carryOut(deed)) as Promise<never>);
    if (change) perform(client, change).catch(() => undefined);
    else carryOut(deed);
  };

  return {
    async take(step: Step<Deed>) {
      if (step.kind === 'act') carryOut(step.deed);
      else if (step.kind === 'do') doIt(step.deed);
      else if (step.kind === 'hear') hear(step.at);
      else if (step.kind === 'go-on' && onTheirWay.length > 0) goOn(step.at);
      else if (step.kind === 'read') screenAt(step.at)?.read();
      else if (step.kind === 'more') screenAt(step.at)?.readMore?.();
      else if (step.kind === 'gap') {
        heal(wire.splice(0).map(([name]) => name));
      } else if (step.kind === 'calm') vi.advanceTimersByTime(calmMs);
      await settle();
    },
    async drain(isTurned: boolean) {
      let isCalm = false;
      while (wire.length + onTheirWay.length > 0 || !isCalm) {
        isCalm = wire.length + onTheirWay.length === 0;
        if (isCalm) vi.advanceTimersByTime(calmMs);
        else if (wire.length > 0) hear(isTurned ? wire.length - 1 : 0);
        else goOn(0);
        await settle();
      }
    },
    compare: () => screens.map(({ compare }) => compare(truth)),
    close() {
      for (const { leave } of screens) leave();
      stop();
      client.clear();
      vi.useRealTimers();
    },
  };
}

/** However messages, answers, own changes and gaps fall, in their order or turned round, the end is what a fresh reading gives. */
export async function expectReplay<Truth, Deed>(
  replayed: Replayed<Truth, Deed>,
  numRuns = 1000,
): Promise<void> {
  const histories = [fc.boolean(), fc.boolean(), stepsOf(replayed.deeds)] as const;
  const property = fc.asyncProperty(...histories, async (isReadFirst, isTurned, steps) => {
    const window = open(replayed);
    try {
      if (isReadFirst) await window.drain(false);
      for (const step of steps) await window.take(step);
      await window.drain(isTurned);
      const compared = window.compare();
      expect(compared.map(({ shown }) => shown)).toEqual(compared.map(({ fresh }) => fresh));
    } finally {
      window.close();
    }
  });
  await fc.assert(property, { numRuns, endOnFailure: true });
}
