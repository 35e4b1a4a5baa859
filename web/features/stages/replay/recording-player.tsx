import type { MyEvent } from '@plenum/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { playerDeeds } from '../player/player.deeds.ts';
import { StagePlayer } from '../player/stage-player.tsx';
import { ChapterList } from './chapter-list.tsx';
import classes from './replay.module.css';
import { Transcript } from './transcript.tsx';
import { useCaptions } from './use-captions.ts';

interface RecordingPlayerProps {
  event: MyEvent;
  runId: number;
  address: string;
  label: string;
  /** Where it is to begin. */
  from?: number;
  /** All of it, with what is cut away. */
  whole?: boolean;
  /** In place of chapters and what is said: how they are written. */
  beside?: (player: PlayerHandle) => ReactNode;
}

export interface PlayerHandle {
  /** Where the picture is, in seconds. */
  now: () => number;
  playFrom: (seconds: number) => void;
}

/** A recording with its chapters and what is said in it: each is a way to its moment. */
export function RecordingPlayer(props: RecordingPlayerProps) {
  const { event, runId, address, label, from, whole, beside } = props;
  const t = useTranslations('stages.replay');
  const words = useWords(event.languages);
  const { chapters, cues, choice } = useCaptions({
    eventId: event.id,
    runId,
    ...(whole && { whole: true }),
  });
  const [deeds] = useState(playerDeeds);
  const [time, setTime] = useState(0);
  useEffect(() => {
    if (from === undefined) return;
    deeds.playFrom(from);
    deeds.reveal();
  }, [deeds, from]);
  return (
    <>
      <StagePlayer
        address={address}
        isLive={false}
        label={label}
        deeds={deeds}
        onTime={setTime}
        captions={{ cues, choice }}
        marks={chapters.map(({ at, title }) => ({ at, title: words(title) }))}
        {...(from !== undefined && { from })}
      />
      {beside?.({ now: deeds.now, playFrom: deeds.playFrom })}
      {!beside && (chapters.length > 0 || cues.length > 0) && (
        <div className={classes.beside}>
          {chapters.length > 0 && (
            <Panel title={t('chapters')}>
              <ChapterList
                chapters={chapters}
                time={time}
                titleOf={words}
                onSeek={deeds.playFrom}
              />
            </Panel>
          )}
          {choice && cues.length > 0 && (
            <Panel title={t('said')}>
              <Transcript
                language={choice.language}
                cues={cues}
                time={time}
                onSeek={deeds.playFrom}
              />
            </Panel>
          )}
        </div>
      )}
    </>
  );
}
