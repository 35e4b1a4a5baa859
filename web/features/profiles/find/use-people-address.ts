import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { changePeopleSearch, type PeopleSearch, readPeopleSearch } from '../profiles.places.ts';

/** Whom a screen shows stands in its address: it can be kept, sent to someone and come back to. */
export function usePeopleAddress() {
  const all = useSearch({ strict: false });
  const navigate = useNavigate();
  return useMemo(() => {
    const search = readPeopleSearch(all);
    const change = (part: PeopleSearch): void =>
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) =>
          changePeopleSearch(readPeopleSearch(before), part),
        // A page, a tab or a person is a step that Back takes again; typing a search is none.
        replace: !('page' in part || 'tab' in part || 'person' in part),
        resetScroll: 'page' in part || 'tab' in part,
      });
    return { search, change };
  }, [all, navigate]);
}

export type PeopleAddress = ReturnType<typeof usePeopleAddress>;
