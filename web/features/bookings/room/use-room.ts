import type { RoomNow, RoomTurn } from '@plenum/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { teach } from '../../../platform/live/teach.ts';
import { enterRoom, readRoomNow } from './room.api.ts';
import { askAgainMs, keepSecret, knownSecret, newSecret, restOf } from './room.place.ts';

/** Until the room is known at all. */
const firstMs = 15_000;
/** Which place they were drawn not all ask at the same moment. */
const drawnMs = 20_000;

/** The same bytes for everyone who waits; nobody there has a socket. */
const roomNow = (slug: string) =>
  queryOptions({
    queryKey: ['bookings', 'room', 'now', slug],
    queryFn: ({ signal }) => readRoomNow(slug, signal),
    retry: 1,
  });

const ownTurn = liveAnswer<RoomTurn, { slug: string; key: string }>({
  key: ['bookings', 'room', 'turn'],
  read: ({ slug, key }) => {
    keepSecret(slug, key);
    return enterRoom(slug, { key });
  },
  told: () => ({}),
});

export interface RoomHere {
  now: RoomNow | undefined;
  turn: RoomTurn | undefined;
  secret: string;
  error: unknown;
  isAgain: boolean;
  queueAgain: () => void;
  /** What is known of the room may be wrong. */
  lookAgain: () => void;
}

/** Where one stands in line for an event, from whatever window; `given` is from a link of another device. */
export function useRoom(slug: string, given: string | undefined): RoomHere {
  const client = useQueryClient();
  const [secret] = useState(() => given ?? knownSecret(slug) ?? newSecret());
  const [patience] = useState(() => Math.round(Math.random() * drawnMs));
  const mine = { slug, key: secret };
  const known = client.getQueryData(ownTurn.options(mine).queryKey);
  const now = useQuery({
    ...roomNow(slug),
    refetchInterval: ({ state: { data } }) => (data ? restOf(data, known?.place ?? null) : firstMs),
  });
  const isKnown = given !== undefined || knownSecret(slug) !== null;
  const isWaitedFor = now.data !== undefined && now.data.state !== 'free';
  const turn = useQuery({
    ...ownTurn.options(mine),
    enabled: isWaitedFor || (now.data !== undefined && isKnown),
    refetchInterval: ({ state: { data } }) => askAgainMs(data, now.data, patience),
    retry: 1,
  });
  const again = useMutation({
    mutationFn: () => enterRoom(slug, { key: mine.key, again: true }),
    onSuccess: (after) =>
      teach(
        client,
        ownTurn.changedAt(mine, () => after),
      ),
  });
  return {
    now: now.data,
    turn: turn.data,
    secret,
    error: again.error ?? turn.error ?? now.error,
    isAgain: again.isPending,
    queueAgain: () => again.mutate(),
    lookAgain: () => void client.invalidateQueries(roomNow(slug)),
  };
}
