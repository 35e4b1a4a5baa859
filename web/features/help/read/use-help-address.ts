import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type HelpChange, readHelpSearch } from '../help.places.ts';

/** What is looked for stands in the address: it can be kept and sent to someone. */
export function useHelpAddress() {
  const all = useSearch({ strict: false });
  const navigate = useNavigate();
  return useMemo(() => {
    const search = readHelpSearch(all);
    /** Whatever changes what is found leads back to its first page. */
    const change = (part: HelpChange): void =>
      void navigate({
        to: '.',
        search: (before: object) => readHelpSearch({ ...before, page: undefined, ...part }),
        replace: true,
        resetScroll: false,
      });
    return { search, change };
  }, [all, navigate]);
}

export type HelpAddress = ReturnType<typeof useHelpAddress>;
