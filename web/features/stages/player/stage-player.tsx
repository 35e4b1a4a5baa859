import type { Cue } from '@plenum/contract';
import { Button } from '@mantine/core';
import { IconHeadphones, IconVolume } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cueAt } from '../replay/replay.cues.ts';
import type { CaptionChoice } from '../replay/use-captions.ts';
import { type PlayerDeeds, playerDeeds } from './player.deeds.ts';
import { PlayerBar } from './player-bar.tsx';
import type { Mark } from './seek-line.tsx';
import { VolumeSaid } from './volume-said.tsx';
import { useVideoState, type VideoState } from './use-video-state.ts';
import { useAttached } from './use-attached.ts';
import { useQuality } from './use-quality.ts';
import classes from './stage-player.module.css';

interface StagePlayerProps {
  address: string;
  isLive: boolean;
  /** Of what it is a picture. */
  label: string;
  /** Over the picture: why it stands still. */
  notice?: string | null;
  /** To be given where somebody else moves the picture, too. */
  deeds?: PlayerDeeds;
  /** Where it is to begin, in seconds. */
  from?: number;
  onState?: (state: VideoState) => void;
  captions?: ShownCaptions;
  /** Where its parts begin. */
  marks?: readonly Mark[];
  /** Begins again when it is over. */
  isRepeated?: boolean;
  /** Shows what keys do. */
  onKeys?: () => void;
  /** Too small for what is on it: that is beside it. */
  isSmall?: boolean;
}

export interface ShownCaptions {
  cues: readonly Cue[];
  choice: CaptionChoice | null;
}

/** A moving picture with its sound: live with the newest there is, else with a line to seek on. */
export function StagePlayer(props: StagePlayerProps) {
  const t = useTranslations('stages.player');
  const [tries, setTries] = useState(0);
  return (
    <Shown
      key={tries}
      {...props}
      broken={
        <div className={classes.notice}>
          <p>{t('broken')}</p>
          <Button onClick={() => setTries(tries + 1)}>{t('again')}</Button>
        </div>
      }
    />
  );
}

const none: readonly Mark[] = [];

function Shown({
  address,
  isLive,
  label,
  notice = null,
  deeds: given,
  from,
  onState,
  captions,
  marks = none,
  isRepeated = false,
  onKeys,
  isSmall = false,
  broken,
}: StagePlayerProps & { broken: ReactNode }) {
  const t = useTranslations('stages.player');
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLFieldSetElement>(null);
  const { state, picture, quality, isHeard } = useQuality({ video, address, isLive, from });
  const shown = useVideoState(video);
  const [own] = useState(playerDeeds);
  const deeds = given ?? own;
  const choice = captions?.choice ?? null;
  useAttached({ video, frame, picture, isLive, deeds, toggleCaptions: choice?.toggle });
  useEffect(() => onState?.(shown), [onState, shown]);
  const cue = captions && choice?.isOn ? cueAt(captions.cues, shown.time) : undefined;
  const isLoading = state === 'waiting' || state === 'loading';
  return (
    <fieldset
      ref={frame}
      className={classes.frame}
      tabIndex={-1}
      aria-label={label}
      data-playing={(state === 'playing' && !shown.isPaused) || undefined}
    >
      {/* Whoever looks at it presses it; the button below is for everyone else. */}
      <video
        ref={video}
        className={classes.video}
        autoPlay
        muted
        loop={isRepeated}
        playsInline
        onClick={deeds.toggle}
      />
      {(notice !== null || isLoading) && (
        <output className={classes.notice} data-covers={notice !== null || undefined}>
          {notice ?? t('loading')}
        </output>
      )}
      {cue && (
        <p className={classes.cue} lang={choice?.language}>
          <span dir="auto">{cue.text}</span>
        </p>
      )}
      {isHeard && state === 'playing' && <HeardAlone />}
      {state === 'broken' && !isHeard && broken}
      {shown.isMuted && !isSmall && state === 'playing' && <Unmute onClick={deeds.mute} />}
      <VolumeSaid volume={shown.volume} />
      {!isSmall && (
        <PlayerBar
          shown={shown}
          deeds={deeds}
          isLive={isLive}
          choice={choice}
          quality={quality}
          marks={marks}
          onKeys={onKeys}
        />
      )}
    </fieldset>
  );
}

function HeardAlone() {
  const t = useTranslations('stages.player');
  return (
    <p className={classes.heard}>
      <IconHeadphones size={32} aria-hidden />
      {t('soundOnly')}
    </p>
  );
}

function Unmute({ onClick }: { onClick: () => void }) {
  const t = useTranslations('stages.player');
  return (
    <Button
      className={classes.unmute}
      leftSection={<IconVolume size={18} aria-hidden />}
      onClick={onClick}
    >
      {t('unmute')}
    </Button>
  );
}
