import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { NamedPage } from '../../platform/named-page.ts';
import { mainOptions } from './search.api.ts';
import { firstChoices, foundChoices } from './search.choices.ts';
import { hitsOptions } from './search.hits.ts';
import { matchesOf } from './search.matches.ts';
import { readRecent } from './search.recent.ts';
import { useEventHits } from './use-event-hits.ts';

interface Search {
  typed: string;
  owner: string;
  pages: readonly NamedPage[];
  findsPeople: boolean;
}

const pause = 150;

/** Pages are found as fast as one types; all else follows when the typing pauses. */
export function useFound({ typed, owner, pages, findsPeople }: Search) {
  const q = typed.trim();
  const [settled] = useDebouncedValue(q, pause);
  const [recent] = useState(() => readRecent(owner));
  const main = useQuery(mainOptions(settled));
  const hits = useQuery(hitsOptions(settled));
  const inEvent = useEventHits(settled, findsPeople);
  const isOnItsWay = ({ isPlaceholderData, isPending }: typeof main | typeof hits) =>
    q !== settled || isPlaceholderData || isPending;
  const isSearching = q !== '' && isOnItsWay(main);
  const isFindingHits = q !== '' && (isOnItsWay(hits) || inEvent.isOnItsWay);
  const groups = useMemo(() => {
    if (q === '') return firstChoices(pages, recent);
    const found = (!main.isError && main.data) || { people: [], hits: [] };
    const people = findsPeople ? found.people : [];
    // Until the answer is there: of those found before, who still fits.
    const fitting = isSearching ? matchesOf(people, ({ name }) => name, q) : people;
    const near = [...inEvent.hits, ...found.hits, ...(hits.data ?? [])];
    const isWaiting = isSearching || isFindingHits;
    const fittingHits = isWaiting ? matchesOf(near, ({ name }) => name, q) : near;
    return foundChoices(pages, fitting, fittingHits, q);
  }, [
    q,
    pages,
    recent,
    findsPeople,
    main.data,
    main.isError,
    isSearching,
    hits.data,
    inEvent.hits,
    isFindingHits,
  ]);
  return {
    q,
    groups,
    isSearching: (isSearching && !main.isError) || (isFindingHits && !hits.isError),
    hasFailed: main.isError && q !== '',
    retry: () => void main.refetch(),
  };
}
