import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type HallSearch, readHallSearch } from './hall.places.ts';

/** Which part of the hall is shown stands in the address: it can be kept and sent to someone. */
export function useHallAddress() {
  const all = useSearch({ strict: false });
  const navigate = useNavigate();
  return useMemo(() => {
    const search = readHallSearch(all);
    const change = (part: HallSearch): void =>
      void navigate({
        to: '.',
        search: (before: object) => readHallSearch({ ...before, ...part }),
        replace: true,
        resetScroll: false,
      });
    return { search, change };
  }, [all, navigate]);
}
