import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { NamedPage } from '../../platform/named-page.ts';
import { mailsOptions, peopleOptions } from './search.api.ts';
import { firstChoices, foundChoices } from './search.choices.ts';
import { matchesOf } from './search.matches.ts';
import { readRecent } from './search.recent.ts';

interface Search {
  typed: string;
  owner: string;
  pages: readonly NamedPage[];
  findsPeople: boolean;
}

const pause = 150;

/** Pages are found as fast as one types; people follow when the typing pauses. */
export function useFound({ typed, owner, pages, findsPeople }: Search) {
  const q = typed.trim();
  const [settled] = useDebouncedValue(q, pause);
  const [recent] = useState(() => readRecent(owner));
  const people = useQuery(peopleOptions(settled, findsPeople));
  const mails = useQuery(mailsOptions(settled));
  const isBehind = q !== '' && q !== settled;
  const isSearching =
    findsPeople && q !== '' && (isBehind || people.isPlaceholderData || people.isPending);
  const isSearchingMails =
    q !== '' && !mails.isError && (isBehind || mails.isPlaceholderData || mails.isPending);
  // Mails fit in their words, which are not here: those of another question are not shown.
  const foundMails = isSearchingMails ? undefined : mails.data;
  const groups = useMemo(() => {
    if (q === '') return firstChoices(pages, recent);
    const found = people.data ?? [];
    // Until the answer is there: of those found before, who still fits.
    const fitting = isSearching ? matchesOf(found, ({ name }) => name, q) : found;
    return foundChoices(pages, people.isError ? [] : fitting, foundMails ?? [], q);
  }, [q, pages, recent, people.data, people.isError, isSearching, foundMails]);
  return {
    q,
    groups,
    isSearching: (isSearching && !people.isError) || isSearchingMails,
    hasFailed: people.isError && q !== '',
    retry: () => void people.refetch(),
  };
}
