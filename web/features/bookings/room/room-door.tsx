import type { RoomTurn } from '@plenum/contract';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { keepSecret } from './room.place.ts';
import { TurnNote } from './turn-note.tsx';
import { useRoom } from './use-room.ts';
import { WaitingRoomScreen } from './waiting-room-screen.tsx';

/** What who books needs of the room. */
export interface OwnTurn {
  room: string;
  /** Others came first. */
  onRoom: () => void;
}

interface RoomDoorProps {
  slug: string;
  /** From a link of another device. */
  given: string | undefined;
  /** It is kept: the address need not say it any more. */
  onTaken: () => void;
  children: (turn: OwnTurn) => ReactNode;
}

const mayBook = (turn: RoomTurn | undefined): boolean =>
  turn?.state === 'free' || (turn?.state === 'in' && turn.booking === null);

/** Whoever has a turn, or needs none, goes on; everyone else waits. */
export function RoomDoor({ slug, given, onTaken, children }: RoomDoorProps) {
  const room = useRoom(slug, given);
  useTaken(slug, given, onTaken);
  const { now, turn, secret, error, lookAgain } = room;
  const own = { room: secret, onRoom: lookAgain };
  if (!now) return error ? children(own) : <LinesSkeleton lines={8} />;
  if (mayBook(turn) || now.state === 'free') {
    return (
      <>
        {turn?.state === 'in' && turn.until !== null && <TurnNote until={turn.until} />}
        {children(own)}
      </>
    );
  }
  if (turn) {
    return <WaitingRoomScreen slug={slug} room={{ ...room, now, turn }} />;
  }
  return error ? children(own) : <LinesSkeleton lines={8} />;
}

function useTaken(slug: string, given: string | undefined, onTaken: () => void): void {
  const take = useEffectEvent(onTaken);
  useEffect(() => {
    if (given === undefined) return;
    keepSecret(slug, given);
    take();
  }, [slug, given]);
}
