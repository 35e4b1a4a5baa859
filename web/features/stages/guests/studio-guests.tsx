import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { DeviceKind } from '../../../platform/devices/devices.ts';
import type { Studio, StudioState } from '../studio/studio.ts';
import { GuestsPanel } from './guests-panel.tsx';
import type { WhichRun } from './guests.api.ts';
import { guests } from './guests.live.ts';
import { useGuestDeeds } from './use-guest-deeds.ts';
import { useStageRoom } from './use-stage-room.ts';

interface StudioGuestsProps {
  which: WhichRun;
  studio: Studio;
  state: StudioState;
}

const nothing: Record<DeviceKind, MediaStreamTrack | null> = { audio: null, video: null };

/** The guests of what this studio sends: it hears and sees them, and puts those on stage into its picture. */
export function StudioGuests({ which, studio, state }: StudioGuestsProps) {
  const { data } = useQuery(guests.options(which));
  const deeds = useGuestDeeds(which);
  const all = useMemo(() => data?.guests ?? [], [data]);
  const isExpected = all.some(({ isHost, standing }) => !isHost && standing !== 'raised');
  const isOn = state.standing === 'sending' && isExpected;
  const returned = useMemo(() => (isOn ? studio.returned() : nothing), [studio, isOn]);
  const { microphone, isMuted } = state.inputs;
  const { streams } = useStageRoom({
    which,
    isHost: true,
    turn: isOn ? 1 : 0,
    answer: data,
    sent: { ...returned, hasSound: microphone !== null && !isMuted, hasCamera: true },
  });
  useEffect(() => {
    const onStage = all.filter(({ isOnStage }) => isOnStage);
    studio.setGuests(
      onStage.map(({ person, headline, hasCamera }) => ({
        id: person.id,
        name: person.fullName,
        line: headline,
        stream: streams.get(person.id) ?? null,
        hasCamera,
      })),
    );
  }, [studio, all, streams]);
  useEffect(() => () => studio.setGuests([]), [studio]);
  return <GuestsPanel guests={all} streams={streams} deeds={deeds} />;
}
