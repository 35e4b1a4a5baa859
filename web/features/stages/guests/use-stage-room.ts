import type { StageGuests } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DeviceKind } from '../../../platform/devices/devices.ts';
import { teach } from '../../../platform/live/teach.ts';
import { useSession } from '../../../platform/session/session.ts';
import { heldValue } from '../../../platform/stored-value.ts';
import { roomOff, StageRoom } from './guests.room.ts';
import type { WhichRun } from './guests.api.ts';
import { guests } from './guests.live.ts';

interface Sent extends Readonly<Record<DeviceKind, MediaStreamTrack | null>> {
  hasSound: boolean;
  hasCamera: boolean;
}

interface RoomUse {
  which: WhichRun;
  isHost: boolean;
  /** 0: not in it; another number each time one enters. */
  turn: number;
  /** As it is known now. */
  answer: StageGuests | undefined;
  sent: Sent;
}

const storeOfRoom = () => {
  const state = heldValue(roomOff);
  let room: StageRoom | null = null;
  return {
    ...state,
    room: () => room,
    open: (parts: Omit<ConstructorParameters<typeof StageRoom>[0], 'onState'>) => {
      const opened = new StageRoom({ ...parts, onState: state.set });
      room = opened;
      return () => {
        opened.close();
        room = null;
        state.set(roomOff);
      };
    },
  };
};

/** The green room, as long as it is wanted. */
export function useStageRoom({ which, isHost, turn, answer, sent }: RoomUse) {
  const client = useQueryClient();
  const ownId = useSession()?.person.id;
  const [store] = useState(storeOfRoom);
  const { eventId, stageId, runId } = which;
  useEffect(() => {
    if (turn === 0 || ownId === undefined) return undefined;
    const run = { eventId, stageId, runId };
    return store.open({
      which: run,
      isHost,
      ownId,
      onAnswer: (known) =>
        teach(
          client,
          guests.changedAt(run, () => known),
        ),
    });
  }, [store, client, eventId, stageId, runId, isHost, turn, ownId]);

  const state = useSyncExternalStore(store.subscribe, store.get);
  const { audio, video, hasSound, hasCamera } = sent;
  useEffect(() => {
    if (turn > 0) store.room()?.setTrack('audio', audio);
  }, [store, turn, audio]);
  useEffect(() => {
    if (turn > 0) store.room()?.setTrack('video', video);
  }, [store, turn, video]);
  useEffect(() => {
    if (turn > 0) store.room()?.say({ hasSound, hasCamera });
  }, [store, turn, hasSound, hasCamera]);
  useEffect(() => {
    if (answer) store.room()?.follow(answer);
  }, [store, answer]);
  return state;
}
