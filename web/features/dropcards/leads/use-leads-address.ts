import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { type LeadsSearch, readLeadsSearch, rulesFor } from '../dropcards.places.ts';

/** What the screen of leads keeps in its address: the table, and what is open beside it. */
export function useLeadsAddress({ tag, assignee }: LeadsSearch) {
  const navigate = useNavigate();
  const rules = useMemo(
    () => rulesFor({ ...(tag && { tag }), ...(assignee && { assignee }) }),
    [tag, assignee],
  );
  const address = useTableAddress(rules);
  const go = (change: { [K in keyof LeadsSearch]: LeadsSearch[K] | undefined }, isStep: boolean) =>
    void navigate({
      to: '.',
      search: (before) => readLeadsSearch({ ...before, ...change }),
      replace: !isStep,
      resetScroll: false,
    });
  return {
    address,
    narrow: (change: { tag: string | undefined } | { assignee: string | undefined }) =>
      go({ ...change, page: undefined }, false),
    openLead: (id: number) => go({ lead: String(id), scan: undefined }, true),
    openScan: () => go({ scan: 'open', lead: undefined }, true),
    close: () => go({ lead: undefined, scan: undefined }, true),
  };
}

export type LeadsAddress = ReturnType<typeof useLeadsAddress>;
