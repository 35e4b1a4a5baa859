import type { Booking } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallProblem } from '../../../platform/call-problem.ts';
import { bookingOptions, keepDetails, learnBooking } from './own.api.ts';
import { type DetailsValues, inputOf, valuesOf } from './own.values.ts';

/** What is known is handed in for whoever took a while, as a file on its way does. */
export type ChangeDetails = (
  next: Partial<DetailsValues> | ((known: DetailsValues) => Partial<DetailsValues>),
) => void;

export interface Details {
  values: DetailsValues;
  change: ChangeDetails;
  /** Null: it could not be kept, and the problem says why. */
  save: () => Promise<Booking | null>;
  isSaving: boolean;
  problem: unknown;
  /** What cannot be an answer, by its place in the details. */
  wrong: readonly string[];
}

const isOlder = (problem: unknown): boolean => problem instanceof CallProblem && problem.isOutdated;

export const partOf = (next: Parameters<ChangeDetails>[0], known: DetailsValues) =>
  typeof next === 'function' ? next(known) : next;

/** What is typed stays typed, whatever becomes of sending it. */
export function useDetails(token: string, booking: Booking): Details {
  const client = useQueryClient();
  const [values, setValues] = useState(() => valuesOf(booking));
  // What is kept is what was said last, also where nothing was drawn since.
  const latest = useRef(values);
  const sent = useRef('');
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      const known = client.getQueryData(bookingOptions(token).queryKey) ?? booking;
      try {
        return await keepDetails(token, inputOf(latest.current, known));
      } catch (problem) {
        if (!isOlder(problem)) throw problem;
        // In another window: what is typed here is newer.
        const now = await client.query({ ...bookingOptions(token), staleTime: 0 });
        return keepDetails(token, inputOf(latest.current, now));
      }
    },
    onSuccess: (after) => learnBooking(client, token, after),
  });
  const save = async (): Promise<Booking | null> => {
    const known = client.getQueryData(bookingOptions(token).queryKey) ?? booking;
    const said = JSON.stringify(inputOf(latest.current, { ...known, version: 0 }));
    if (said === sent.current) return known;
    const after = await mutateAsync().catch(() => null);
    if (after) sent.current = said;
    return after;
  };
  return {
    values,
    change: (next) => {
      if (error) reset();
      latest.current = { ...latest.current, ...partOf(next, latest.current) };
      setValues(latest.current);
    },
    save,
    isSaving: isPending,
    problem: error,
    wrong: error instanceof CallProblem ? error.errors.map(({ path }) => path) : [],
  };
}
