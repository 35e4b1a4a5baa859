import type { Messages } from '@plenum/contract';
import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect } from 'vitest';
import { listenToLives } from '../../platform/live/lives.ts';
import { type Change, perform } from '../../platform/live/perform.ts';
import { createQueryClient } from '../../platform/query-client.ts';
import { deliver, heal } from '../../platform/messages.ts';

/** A message as it goes over the wire. */
type Said = { [Name in keyof Messages]: readonly [Name, Messages[Name]] }[keyof Messages];

interface Done<Truth> {
  truth: Truth;
  says: readonly Said[];
  /** What the one who did it is answered. */
  answer?: unknown;
}

/** A server in short: what is true there, what people do to it, and what is told of that. */
export interface Replayed<Truth, Deed> {
  begin: Truth;
  deeds: fc.Arbitrary<Deed>;
  act: (truth: Truth, deed: Deed) => Done<Truth>;
  /** What is looked at, and what the server answers who reads it. */
  reads: readonly { options: object & { queryKey: QueryKey }; answer: (truth: Truth) => unknown }[];
  /** Whether messages may overtake each other, as they do between nodes. */
  isUnordered?: boolean;
  /** The same deed, done in this window: `send` is how it reaches the server. */
  own?: (deed: Deed, send: () => Promise<never>) => Change<unknown> | null;
}

type Step<Deed> =
  | { kind: 'act' | 'do'; deed: Deed }
  | { kind: 'hear' | 'read' | 'go-on'; at: number }
  | { kind: 'gap' };

function stepsOf<Deed>(deed: fc.Arbitrary<Deed>): fc.Arbitrary<Step<Deed>[]> {
  const at = fc.nat(9);
  const one = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('act', 'do'), deed }) },
    { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom('hear', 'read', 'go-on'), at }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('gap') }) },
  );
  return fc.array(one, { minLength: 1, maxLength: 40 });
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One window and its server, and everything that is on its way between them. */
function open<Truth, Deed>({ begin, act, reads, own, isUnordered }: Replayed<Truth, Deed>) {
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
  const ask = <Answer>(look: () => Answer) =>
    new Promise<Answer>((resolve) => {
      onTheirWay.push(() => {
        const answer = look();
        return () => resolve(answer);
      });
    });
  const screens = reads.map(({ options, answer }) => {
    const observer = new QueryObserver(client, {
      ...options,
      queryFn: () => ask(() => answer(truth)),
    });
    return { observer, leave: observer.subscribe(() => undefined), answer };
  });
  const goOn = (at: number) => {
    const place = at % onTheirWay.length;
    const comeBack = onTheirWay[place]?.();
    const next = comeBack ? [() => void comeBack()] : [];
    onTheirWay = onTheirWay.toSpliced(place, 1, ...next);
  };
  const hear = (at: number) => {
    const [said] = wire.splice(isUnordered ? at % wire.length : 0, 1);
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
      else if (step.kind === 'read') void screens[step.at % screens.length]?.observer.refetch();
      else if (step.kind === 'gap') {
        wire.length = 0;
        heal();
      }
      await settle();
    },
    async end() {
      while (wire.length + onTheirWay.length > 0) {
        if (wire.length > 0) hear(0);
        else goOn(0);
        await settle();
      }
    },
    shown: () => screens.map(({ observer }) => observer.getCurrentResult().data),
    fresh: () => screens.map(({ answer }) => answer(truth)),
    close() {
      for (const { leave } of screens) leave();
      stop();
      client.clear();
    },
  };
}

/** However messages, answers, own changes and gaps fall, the end is what a fresh reading gives. */
export async function expectReplay<Truth, Deed>(replayed: Replayed<Truth, Deed>): Promise<void> {
  const property = fc.asyncProperty(stepsOf(replayed.deeds), async (steps) => {
    const window = open(replayed);
    try {
      for (const step of steps) await window.take(step);
      await window.end();
      expect(window.shown()).toEqual(window.fresh());
    } finally {
      window.close();
    }
  });
  await fc.assert(property, { numRuns: 1000, endOnFailure: true });
}
