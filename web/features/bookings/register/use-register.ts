import type { PublicOffer } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallProblem } from '../../../platform/call-problem.ts';
import { newKey } from '../../../platform/new-key.ts';
import { keepPlaces, offerOptions } from '../own/own.api.ts';
import { codeIn, countsOf, type Counts, wantedOf, writtenCounts } from '../bookings.places.ts';
import type { RegisterProps } from './register.parts.ts';

export interface Register {
  counts: Counts;
  items: ReturnType<typeof wantedOf>;
  setCount: (ticketId: number, count: number) => void;
  setCode: (code: string) => void;
  submit: () => void;
  isBusy: boolean;
  problem: unknown;
}

/** What is wanted lives in the address; what is not offered any more is left off. */
export function useRegister({
  slug,
  search,
  onSearch,
  onHeld,
  room,
  onRoom,
  offer,
}: RegisterProps & { offer: PublicOffer }): Register {
  const client = useQueryClient();
  const code = codeIn(search);
  const counts = new Map(
    [...countsOf(search.t)].filter(([id, count]) =>
      offer.tickets.some((one) => one.id === id && count <= one.most),
    ),
  );
  const items = wantedOf(counts);
  const { to } = search;
  const kept = { ...(search.for && { for: search.for }), ...(to && { to }) };
  /** The same wish sent again is the same booking. */
  const sent = useRef({ wish: '', key: '' });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => {
      const wish = JSON.stringify([items, code, to]);
      if (sent.current.wish !== wish) sent.current = { wish, key: newKey() };
      const { key } = sent.current;
      return keepPlaces(slug, {
        key,
        items,
        ...(code && { code }),
        room,
        ...(to && { addsTo: to }),
      });
    },
    onSuccess: ({ token }) => onHeld(token),
    onError: (refusal) => {
      if (refusal instanceof CallProblem && refusal.code === 'bookings.room_first') onRoom();
      sent.current = { wish: '', key: '' };
      void client.invalidateQueries(offerOptions(slug, code));
    },
  });
  return {
    counts,
    items,
    setCount: (ticketId, count) => {
      reset();
      const t = writtenCounts(new Map([...counts, [ticketId, count]]));
      const { t: _, room: __, ...rest } = search;
      onSearch({ ...rest, ...(t && { t }) });
    },
    setCode: (code) =>
      onSearch({ ...kept, ...(search.t && { t: search.t }), ...(code && { code }) }),
    submit: () => {
      if (items.length > 0) mutate();
    },
    isBusy: isPending,
    problem: error,
  };
}
