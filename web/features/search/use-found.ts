import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { NamedPage } from '../../platform/named-page.ts';
import { mainOptions } from './search.api.ts';
import { firstChoices, foundChoices } from './search.choices.ts';
import { type Deed, withoutPrefix, type Writing } from './search.deeds.ts';
import { type FoundHit, hitsOptions } from './search.hits.ts';
import { matchesOf } from './search.matches.ts';
import { type FoundPerson, readRecent } from './search.recent.ts';
import { useEventHits } from './use-event-hits.ts';

interface Search {
  typed: string;
  owner: string;
  pages: readonly NamedPage[];
  deeds: readonly Deed[];
  writing: Writing;
  findsPeople: boolean;
}

const pause = 150;
const mostLetters = 2;

/** Those one most likely meant, to write to. */
const firstPeople = (people: readonly FoundPerson[], hits: readonly FoundHit[]) =>
  [...people, ...hits.filter(({ kind }) => kind === 'people')].slice(0, mostLetters);

/** Pages are found as fast as one types; all else follows when the typing pauses. */
export function useFound({ typed, owner, pages, deeds, writing, findsPeople }: Search) {
  const said = typed.trim();
  const q = withoutPrefix(said, writing.prefix);
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
    if (q === '') return firstChoices(pages, recent, deeds);
    const found = (!main.isError && main.data) || { people: [], hits: [] };
    const people = findsPeople ? found.people : [];
    // Until the answer is there: of those found before, who still fits.
    const fitting = isSearching ? matchesOf(people, ({ name }) => name, q) : people;
    const near = [...inEvent.hits, ...found.hits, ...(hits.data ?? [])];
    const isWaiting = isSearching || isFindingHits;
    const fittingHits = isWaiting ? matchesOf(near, ({ name }) => name, q) : near;
    const letters = firstPeople(fitting, fittingHits).map(writing.to);
    return foundChoices(pages, fitting, fittingHits, q, [...deeds, ...letters]);
  }, [
    q,
    pages,
    deeds,
    writing,
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
