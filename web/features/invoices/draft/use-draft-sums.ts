import { useDebouncedValue } from '@mantine/hooks';
import type { InvoiceSums } from '@plenum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isSame } from '../../../ui/form/merge.ts';
import { readSums } from '../invoices.api.ts';
import { type DraftValues, sumsInputOf } from './draft.values.ts';

const pauseMs = 250;

export interface TypedSums {
  sums: InvoiceSums | undefined;
  /** Of what was typed before, until the server has reckoned anew. */
  areOld: boolean;
  error: Error | null;
}

/** What a draft comes to as it is typed: nobody but the server reckons amounts. */
export function useDraftSums(values: DraftValues): TypedSums {
  const typed = sumsInputOf(values);
  const [settled] = useDebouncedValue(values, pauseMs);
  const asked = sumsInputOf(settled);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['invoices', 'sums', asked],
    queryFn: ({ signal }) => readSums(asked, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  return { sums: data, areOld: isPlaceholderData || !isSame(asked, typed), error };
}
