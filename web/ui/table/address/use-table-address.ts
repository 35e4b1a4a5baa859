import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { afterPaint } from '../../../platform/loading/after-paint.ts';
import {
  changeTableSearch,
  filterNames,
  readTableSearch,
  tablePlaceOf,
  type TableRules,
  type TableSearch,
  withoutTable,
} from './table-address.ts';

/** The state of a table lives in the address: it can be kept, sent to someone and come back to. */
export function useTableAddress<const R extends TableRules>(rules: R) {
  const all = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  return useMemo(() => {
    const search = readTableSearch(rules, all);
    const go = async (
      next: (before: TableSearch) => TableSearch,
      isStep: boolean,
    ): Promise<void> => {
      const { pathname } = router.latestLocation;
      // What the router does at once is long enough to be felt in the click.
      await afterPaint();
      // Whoever left meanwhile takes nothing along.
      if (router.latestLocation.pathname !== pathname) return;
      await navigate({
        to: '.',
        // What else the address says belongs to others on the page; what it says of the table may
        // have changed since the click.
        search: (before) => ({
          ...withoutTable(rules, before),
          ...next(readTableSearch(rules, before)),
        }),
        replace: !isStep,
        resetScroll: false,
      });
    };
    const change = (part: { readonly [name: string]: string | undefined }): void =>
      // A page is a step that Back takes again; typing a search is none.
      void go((before) => changeTableSearch(rules, before, part), 'page' in part);
    const nothing = Object.fromEntries(
      ['q', ...filterNames(rules)].map((name) => [name, undefined]),
    );
    return {
      ...tablePlaceOf(rules, search),
      change,
      clearFilters: () => change(nothing),
      /** What stands after the ? without the page, and the way back to it. */
      text: new URLSearchParams(
        Object.entries({ ...search, page: undefined }).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        ),
      ).toString(),
      goTo: (text: string): void =>
        void go(() => readTableSearch(rules, Object.fromEntries(new URLSearchParams(text))), true),
    };
  }, [all, navigate, router, rules]);
}

export type TableAddress = ReturnType<typeof useTableAddress>;
