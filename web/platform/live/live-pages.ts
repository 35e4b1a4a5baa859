import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { queryKeyOf } from './live.ts';
import { rowEffects, type RowsDeclared } from './live-rows.ts';
import type { Shape } from './row-news.ts';

/** So many pages are read again at once; what lies deeper is read when somebody goes there. */
const mostPages = 4;

type Pages<Page, Cursor> = InfiniteData<Page, Cursor>;

interface Paged<Row, Args, Page, Cursor> extends RowsDeclared<Row, Args, Pages<Page, Cursor>> {
  read(args: Args, cursor: Cursor | null, signal: AbortSignal): Promise<Page>;
  /** Where the page after this one begins. */
  nextOf(page: Page): Cursor | null;
  page: Required<Shape<Row, Page>> & {
    /** The page with so many more rows in the whole list. */
    counted?(page: Page, more: number): Page;
  };
}

/** Every page keeps the number of its rows; the first takes what comes and gives what goes. */
function spread<Row, Page>({ withRows, rowsOf }: Shape<Row, Page>) {
  return (pages: readonly Page[], rows: readonly Row[]): Page[] => {
    let end = rows.length;
    return pages
      .toReversed()
      .map((page, turned) => {
        const isFirst = turned === pages.length - 1;
        const start = isFirst ? 0 : Math.max(0, end - rowsOf(page).length);
        const part = rows.slice(start, end);
        end = start;
        return withRows(page, part);
      })
      .toReversed();
  };
}

/** Lists that are read page by page; what is told takes its place as far as they were read. */
export function livePages<Row, Args, Page, Cursor>(declared: Paged<Row, Args, Page, Cursor>) {
  const { page, read, nextOf, staleTime } = declared;
  const intoPages = spread(page);
  const hasMore = ({ pages }: Pages<Page, Cursor>) => {
    const last = pages.at(-1);
    return last !== undefined && page.hasMore(last);
  };
  const effects = rowEffects<Row, Args, Pages<Page, Cursor>>(declared, {
    rowsOf: ({ pages }) => pages.flatMap((one) => page.rowsOf(one)),
    withRows: (known, rows) => {
      const before = known.pages.reduce((sum, one) => sum + page.rowsOf(one).length, 0);
      const [first, ...others] = intoPages(known.pages, rows);
      if (first === undefined) return known;
      const more = rows.length - before;
      return { ...known, pages: [page.counted?.(first, more) ?? first, ...others] };
    },
    hasMore,
    isShort: (known) => hasMore(known) && known.pages.every((one) => page.rowsOf(one).length === 0),
    trimmed: ({ pages, pageParams }) => ({
      pages: pages.slice(0, mostPages),
      pageParams: pageParams.slice(0, mostPages),
    }),
  });
  return {
    ...effects,
    key: declared.key,
    options: (args: Args) =>
      infiniteQueryOptions({
        queryKey: queryKeyOf(declared, args),
        queryFn: ({ pageParam, signal }) => read(args, pageParam as Cursor | null, signal),
        initialPageParam: null as Cursor | null,
        getNextPageParam: (last) => (page.hasMore(last) ? nextOf(last) : null),
        meta: { live: effects.declared },
        ...(staleTime !== undefined && { staleTime }),
      }),
  };
}
