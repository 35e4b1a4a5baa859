import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { effectOf, type Live, queryKeyOf } from './live.ts';
import { type RowNews, type RowRules, rowsNews, type Shape } from './row-news.ts';

/** How a page holds its rows, and where the next one begins. */
interface PageRules<Row, Page, Cursor> {
  rowsOf(page: Page): readonly Row[];
  withRows(page: Page, rows: readonly Row[]): Page;
  hasMore(page: Page): boolean;
  /** What follows a row is asked for with this. */
  cursorOf(row: Row): Cursor;
  /** Says on a page that so many more, or fewer, there are in all. */
  counted?(page: Page, more: number): Page;
}

interface Declared<Row, Args, Page, Cursor>
  extends RowRules<Row, Args>, PageRules<Row, Page, Cursor> {
  key: readonly string[];
  /** Without a cursor: the first page. */
  read(args: Args, cursor: Cursor | null, signal: AbortSignal): Promise<Page>;
  told(
    rows: RowNews<Row, Args, Pages<Page, Cursor>>,
  ): ReturnType<Live<Args, Pages<Page, Cursor>>['told']>;
  staleTime?: number;
}

export type Pages<Page, Cursor> = InfiniteData<Page, Cursor | null>;

/** So many are read again at once; what lies deeper is read when somebody goes there. */
const mostReadAgain = 4;

/** What moved down while the next page was read stands in both: it counts where it is now. */
function eachOnce<Row>(rows: readonly Row[], idOf: (row: Row) => number): readonly Row[] {
  const last = new Map<number, Row>();
  for (const row of rows) {
    last.delete(idOf(row));
    last.set(idOf(row), row);
  }
  return last.size === rows.length ? rows : [...last.values()];
}

/** The pages keep their sizes; what came or went is made up for by the last one. */
function shapeOf<Row, Page, Cursor>(
  rules: PageRules<Row, Page, Cursor>,
  idOf: (row: Row) => number,
): Shape<Row, Pages<Page, Cursor>> {
  const rowsOf = ({ pages }: Pages<Page, Cursor>) =>
    eachOnce(
      pages.flatMap((page) => rules.rowsOf(page)),
      idOf,
    );
  return {
    rowsOf,
    withRows: (state, rows) => {
      const more = rows.length - rowsOf(state).length;
      let from = 0;
      const pages = state.pages.map((page, at) => {
        const isLast = at === state.pages.length - 1;
        const size = isLast ? rows.length : rules.rowsOf(page).length;
        const changed = rules.withRows(page, rows.slice(from, from + size));
        from += size;
        return more !== 0 && rules.counted ? rules.counted(changed, more) : changed;
      });
      return { ...state, pages };
    },
    hasMore: ({ pages }) => {
      const last = pages.at(-1);
      return last !== undefined && rules.hasMore(last);
    },
  };
}

/** Long lists that are read page by page, each row with an id. */
export function livePages<Row, Args, Page, Cursor>(declared: Declared<Row, Args, Page, Cursor>) {
  type State = Pages<Page, Cursor>;
  const shape = shapeOf(declared, declared.idOf);
  const rows = rowsNews<Row, Args, State>(declared, shape);
  const live: Live<Args, State> = {
    key: declared.key,
    told: () => declared.told(rows),
    isVersioned: declared.versionOf !== undefined,
    shortened: (known) => {
      if (known.pages.length <= mostReadAgain) return known;
      const [pages, pageParams] = [known.pages, known.pageParams];
      return {
        pages: pages.slice(0, mostReadAgain),
        pageParams: pageParams.slice(0, mostReadAgain),
      };
    },
  };
  const nextOf = (pages: Page[]) => {
    const last = pages.flatMap((page) => declared.rowsOf(page)).at(-1);
    const lastPage = pages.at(-1);
    const hasMore = lastPage !== undefined && declared.hasMore(lastPage);
    return last !== undefined && hasMore ? declared.cursorOf(last) : null;
  };
  type News = typeof rows;
  return {
    key: declared.key,
    declared: live,
    options: (args: Args) =>
      infiniteQueryOptions<Page, Error, State, QueryKey, Cursor | null>({
        queryKey: queryKeyOf(declared, args),
        queryFn: ({ pageParam, signal }) => declared.read(args, pageParam as Cursor | null, signal),
        initialPageParam: null,
        getNextPageParam: (_, pages) => nextOf(pages),
        meta: { live },
        ...(declared.staleTime !== undefined && { staleTime: declared.staleTime }),
      }),
    rowsOf: shape.rowsOf,
    told: (...told: Parameters<News['told']>) => effectOf(live, rows.told(...told)),
    patched: (...patched: Parameters<News['patched']>) => effectOf(live, rows.patched(...patched)),
    written: (...written: Parameters<News['written']>) => effectOf(live, rows.written(...written)),
  };
}
