import { useDebouncedValue } from '@mantine/hooks';
import type { Addressable } from '@plenum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Addressed, keyOf, ofPerson } from './addressed.ts';
import { readAddresses } from './read-addresses.ts';
import { useAddresseeWords } from './use-addressee-words.ts';
import { plainWords } from '../../platform/i18n/plain-words.ts';

export type FindAddressees = (q: string, signal: AbortSignal) => Promise<Addressable>;

interface FoundOptions {
  find: FindAddressees;
  typed: string;
  isOpen: boolean;
  value: readonly Addressed[];
}

const typedAddress = (typed: string) => {
  const { addresses, rest } = readAddresses(typed);
  return rest === '' && addresses.length === 1 ? addresses : [];
};

/** What can be chosen for what was typed: people, groups, and the address that it is. */
export function useFoundAddressees({ find, typed, isOpen, value }: FoundOptions) {
  const { ofGroup } = useAddresseeWords();
  const q = typed.trim().slice(0, 100);
  const [sought] = useDebouncedValue(q, 150);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['addressees', sought],
    queryFn: ({ signal }) => find(sought, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const isNamed = ({ name }: Addressed) => plainWords(name).includes(plainWords(sought));
  // Enter takes the first: nobody writes to a whole group by the way.
  const groups = (data?.groups ?? []).map(ofGroup).filter(isNamed);
  const known = [...(data?.people ?? []).map(ofPerson), ...groups];
  const address = typedAddress(typed).filter(({ email }) =>
    known.every((one) => !('email' in one) || one.email.toLowerCase() !== email.toLowerCase()),
  );
  const chosen = new Set(value.map(keyOf));
  const choices = [...known, ...address].filter((one) => !chosen.has(keyOf(one)));
  return {
    choices,
    isSettled: (data !== undefined || isError) && !isPlaceholderData && sought === q,
    isError,
  };
}
