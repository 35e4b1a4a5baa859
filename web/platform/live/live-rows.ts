import { queryOptions } from '@tanstack/react-query';
import { effectOf, type Live, queryKeyOf } from './live.ts';
import { type RowNews, type RowRules, rowsNews, type Shape } from './row-news.ts';

interface Declared<Row, Args, State> extends RowRules<Row, Args> {
  key: readonly string[];
  read(args: Args, signal: AbortSignal): Promise<State>;
  told(rows: RowNews<Row, Args, State>): ReturnType<Live<Args, State>['told']>;
  staleTime?: number;
}

/** Answers with rows in them that each have an id: a row that is told takes its place in each. */
export function liveRowsIn<Row, Args, State>(
  declared: Declared<Row, Args, State> & Shape<Row, State>,
) {
  const rows = rowsNews<Row, Args, State>(declared, declared);
  const live: Live<Args, State> = {
    key: declared.key,
    told: () => declared.told(rows),
    isVersioned: declared.versionOf !== undefined,
  };
  type News = typeof rows;
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
    told: (...told: Parameters<News['told']>) => effectOf(live, rows.told(...told)),
    patched: (...patched: Parameters<News['patched']>) => effectOf(live, rows.patched(...patched)),
    written: (...written: Parameters<News['written']>) => effectOf(live, rows.written(...written)),
  };
}

/** Plain lists of rows. */
export const liveRows = <Row, Args = void>(declared: Declared<Row, Args, Row[]>) =>
  liveRowsIn<Row, Args, Row[]>({
    ...declared,
    rowsOf: (known) => known,
    withRows: (_, changed) => [...changed],
  });
