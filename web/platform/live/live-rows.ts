import { queryOptions } from '@tanstack/react-query';
import { effectOf, type Live, queryKeyOf } from './live.ts';
import { type RowNews, type RowRules, rowsNews } from './row-news.ts';

interface Declared<Row, Args> extends RowRules<Row, Args> {
  key: readonly string[];
  read(args: Args, signal: AbortSignal): Promise<Row[]>;
  told(rows: RowNews<Row, Args, Row[]>): ReturnType<Live<Args, Row[]>['told']>;
}

/** Lists of rows that each have an id: a row that is told takes its place in every list of them. */
export function liveRows<Row, Args = undefined>(declared: Declared<Row, Args>) {
  const rows = rowsNews<Row, Args, Row[]>(declared, {
    rowsOf: (known) => known,
    withRows: (_, changed) => [...changed],
  });
  const live: Live<Args, Row[]> = {
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
      }),
    told: (...told: Parameters<News['told']>) => effectOf(live, rows.told(...told)),
    patched: (...patched: Parameters<News['patched']>) => effectOf(live, rows.patched(...patched)),
  };
}
