import { useNavigate, useSearch } from '@tanstack/react-router';
import { type AnalyticsSearch, readAnalyticsSearch } from './analytics.places.ts';

type Table = NonNullable<AnalyticsSearch['table']>;

/** Where a chart stands and whether it is a table, kept in the address: numbers lead to it. */
export function useTablePlace(id: Table) {
  const navigate = useNavigate();
  const search = readAnalyticsSearch(useSearch({ strict: false }));
  return {
    id,
    isTable: search.table === id,
    onTable: (isTable: boolean) =>
      void navigate({
        to: '/dashboard/analytics',
        search: readAnalyticsSearch({ ...search, table: isTable ? id : undefined }),
        replace: true,
        resetScroll: false,
      }),
  };
}

/** The way from a number to that table. */
export function useWayToTable(id: Table) {
  const search = readAnalyticsSearch({ ...useSearch({ strict: false }), table: id });
  return { to: '/dashboard/analytics', search, hash: id } as const;
}
