import { queryOptions, type StaleTime } from '@tanstack/react-query';
import { type Effect, effectOf, type Live, type News, queryKeyOf } from './live.ts';

interface Declared<Args, State> extends Live<Args, State> {
  read(args: Args, signal: AbortSignal): Promise<State>;
  staleTime?: StaleTime;
  gcTime?: number;
}

/** One answer for each thing asked for; a message says what it is now, or that it is to be read again. */
export function liveValue<State, Args = undefined>(declared: Declared<Args, State>) {
  const { read, staleTime, gcTime } = declared;
  return {
    key: declared.key,
    options: (args: Args) =>
      queryOptions({
        queryKey: queryKeyOf(declared, args),
        queryFn: ({ signal }) => read(args, signal),
        meta: { live: declared },
        ...(staleTime !== undefined && { staleTime }),
        ...(gcTime !== undefined && { gcTime }),
      }),
    news: (news: News<Args, State>): Effect => effectOf(declared, news),
    declared,
  };
}
