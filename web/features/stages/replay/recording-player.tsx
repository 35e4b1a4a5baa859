import type { MyEvent } from '@plenum/contract';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../platform/i18n/words.ts';
import { playerDeeds } from '../player/player.deeds.ts';
import { StagePlayer } from '../player/stage-player.tsx';
import { useCaptions } from './use-captions.ts';

interface RecordingPlayerProps {
  event: MyEvent;
  runId: number;
  address: string;
  label: string;
  /** How its chapters and what is said are written. */
  beside: (player: PlayerHandle) => ReactNode;
}

export interface PlayerHandle {
  /** Where the picture is, in seconds. */
  now: () => number;
  playFrom: (seconds: number) => void;
}

/** All of a recording, with what is cut away, for who works on it. */
export function RecordingPlayer({ event, runId, address, label, beside }: RecordingPlayerProps) {
  const words = useWords(event.languages);
  const { chapters, cues, choice } = useCaptions({ eventId: event.id, runId, whole: true });
  const [deeds] = useState(playerDeeds);
  return (
    <>
      <StagePlayer
        address={address}
        isLive={false}
        label={label}
        deeds={deeds}
        captions={{ cues, choice }}
        marks={chapters.map(({ at, title }) => ({ at, title: words(title) }))}
      />
      {beside({ now: deeds.now, playFrom: deeds.playFrom })}
    </>
  );
}
