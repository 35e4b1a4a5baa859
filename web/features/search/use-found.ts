import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { NamedPage } from '../../platform/named-page.ts';
import { peopleOptions } from './search.api.ts';
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
  const people = useQuery(peopleOptions(settled, findsPeople));
  const hits = useQuery(hitsOptions(settled));
  const inEvent = useEventHits(settled, findsPeople);
  const isOnItsWay = ({ isPlaceholderData, isPending }: typeof people | typeof hits) =>
    q !== settled || isPlaceholderData || isPending;
  const isSearching = findsPeople && q !== '' && isOnItsWay(people);
  const isFindingHits = q !== '' && (isOnItsWay(hits) || inEvent.isOnItsWay);
  const groups = useMemo(() => {
    if (q === '') return firstChoices(pages, recent);
    const found = people.data ?? [];
    // Until the answer is there: of those found before, who still fits.
    const fitting = isSearching ? matchesOf(found, ({ name }) => name, q) : found;
    const near = [...inEvent.hits, ...(hits.data ?? [])];
    const fittingHits = isFindingHits ? matchesOf(near, ({ name }) => name, q) : near;
    return foundChoices(pages, people.isError ? [] : fitting, fittingHits, q);
  }, [
    q,
    pages,
    recent,
    people.data,
    people.isError,
    isSearching,
    hits.data,
    inEvent.hits,
    isFindingHits,
  ]);
  return {
    q,
    groups,
    isSearching: (isSearching && !people.isError) || (isFindingHits && !hits.isError),
    hasFailed: people.isError && q !== '',
    retry: () => void people.refetch(),
  };
}
