import { queryOptions, type QueryClient, type StaleTime } from '@tanstack/react-query';
import { effectOf, type Live, queryKeyOf } from './live.ts';
import { livesOf } from './lives.ts';
import { type RowNews, type RowRules, rowsNews, type Shape } from './row-news.ts';

type Told<Args, State> = ReturnType<Live<Args, State>['told']>;

/** What rows of lists and of pages have in common. */
export interface RowsDeclared<Row, Args, State> extends RowRules<Row, Args> {
  key: readonly string[];
  told(rows: RowNews<Row, Args, State>): Told<Args, State>;
  staleTime?: StaleTime;
}

/** News of rows, ready to be shown by a change or told. */
export function rowEffects<Row, Args, State>(
  declared: RowsDeclared<Row, Args, State>,
  shape: Shape<Row, State> & Pick<Live<Args, State>, 'trimmed' | 'isShort'>,
) {
  const rows = rowsNews(declared, shape);
  const live: Live<Args, State> = {
    key: declared.key,
    told: () => declared.told(rows),
    isVersioned: declared.versionOf !== undefined,
    ...(shape.trimmed && { trimmed: shape.trimmed }),
    ...(shape.isShort && { isShort: shape.isShort }),
  };
  type News = typeof rows;
  return {
    declared: live,
    told: (...told: Parameters<News['told']>) => effectOf(live, rows.told(...told)),
    mine: (...made: Parameters<News['mine']>) => effectOf(live, rows.mine(...made)),
    patched: (...patched: Parameters<News['patched']>) => effectOf(live, rows.patched(...patched)),
    without: (...ids: Parameters<News['without']>) => effectOf(live, rows.without(...ids)),
    /** From the version a change was made on, past all that only this window's own writes made. */
    versionFrom: (client: QueryClient, row: Row): number => {
      const own = livesOf(client).versionsOf(live)?.own;
      let latest = declared.versionOf?.(row) ?? 0;
      while (own?.has(`${declared.idOf(row)} ${latest + 1}`)) latest += 1;
      return latest;
    },
  };
}

interface Listed<Row, Args, State> extends RowsDeclared<Row, Args, State> {
  read(args: Args, signal: AbortSignal): Promise<State>;
  /** Where an answer is more than its rows. */
  shape: Shape<Row, State>;
}

/** Lists of rows that each have an id: a row that is told takes its place in every list of them. */
export function liveRowsIn<Row, Args, State>(declared: Listed<Row, Args, State>) {
  const { read, staleTime } = declared;
  const effects = rowEffects(declared, declared.shape);
  return {
    ...effects,
    key: declared.key,
    options: (args: Args) =>
      queryOptions({
        queryKey: queryKeyOf(declared, args),
        queryFn: ({ signal }) => read(args, signal),
        meta: { live: effects.declared },
        ...(staleTime !== undefined && { staleTime }),
      }),
  };
}

export const liveRows = <Row, Args = undefined>(
  declared: Omit<Listed<Row, Args, Row[]>, 'shape'>,
) =>
  liveRowsIn<Row, Args, Row[]>({
    ...declared,
    shape: { rowsOf: (rows) => rows, withRows: (_, rows) => [...rows] },
  });
