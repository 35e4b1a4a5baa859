import { hashKey, queryOptions } from '@tanstack/react-query';
import { effectOf, type Live, type News, queryKeyOf, type Words } from './live.ts';
import { livesOf } from './lives.ts';

interface Declared<State, Args> {
  key: readonly string[];
  read(args: Args, signal: AbortSignal): Promise<State>;
  /** What is known, with what came since; null: it must be read from the beginning. */
  readOn?(known: State, args: Args, signal: AbortSignal): Promise<State | null>;
  /** What it missed shows in it. */
  lacks?(known: State): boolean;
  told(): Words<Args, State>;
  /** Its steps can tell what is newer, and may come in any order. */
  isVersioned?: boolean;
  staleTime?: number;
}

/** One answer that is kept as it is told to be: figures, a thing with its parts, a state. */
export function liveAnswer<State, Args = void>(declared: Declared<State, Args>) {
  const live: Live<Args, State> = declared;
  type Begin = (signal: AbortSignal) => Promise<State>;
  return {
    key: declared.key,
    declared: live,
    /** `begin`: where it is first read in another way than declared. */
    options: (args: Args, begin: Begin = (signal) => declared.read(args, signal)) =>
      queryOptions({
        queryKey: queryKeyOf(declared, args),
        queryFn: async ({ client, queryKey, signal }) => {
          const known = livesOf(client).known(queryKey) as State | undefined;
          return (known && (await declared.readOn?.(known, args, signal))) ?? begin(signal);
        },
        meta: { live },
        ...(declared.staleTime !== undefined && { staleTime: declared.staleTime }),
      }),
    /** What becomes of it by what a person does, or by what a call answered. */
    changed: (step: News<Args, State>['step']) => effectOf(live, { step }),
    /** The same of the one answer that was asked for with these words. */
    changedAt: (args: Args, change: (known: State) => State) =>
      effectOf(live, {
        step: (known, asked) => (hashKey([asked]) === hashKey([args]) ? change(known) : known),
      }),
  };
}
