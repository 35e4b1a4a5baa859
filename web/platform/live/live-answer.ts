import { queryOptions } from '@tanstack/react-query';
import { effectOf, type Live, type News, queryKeyOf, type Words } from './live.ts';

interface Declared<State, Args> {
  key: readonly string[];
  read(args: Args, signal: AbortSignal): Promise<State>;
  told(): Words<Args, State>;
  /** Its steps can tell what is newer, and may come in any order. */
  isVersioned?: boolean;
  staleTime?: number;
}

/** One answer that is kept as it is told to be: figures, a thing with its parts, a state. */
export function liveAnswer<State, Args = void>(declared: Declared<State, Args>) {
  const live: Live<Args, State> = declared;
  return {
    key: declared.key,
    declared: live,
    options: (args: Args) =>
      queryOptions({
        queryKey: queryKeyOf(declared, args),
        queryFn: ({ signal }) => declared.read(args, signal),
        meta: { live },
        ...(declared.staleTime !== undefined && { staleTime: declared.staleTime }),
      }),
    /** What becomes of it by what a person does, or by what a call answered. */
    changed: (step: News<Args, State>['step']) => effectOf(live, { step }),
  };
}
