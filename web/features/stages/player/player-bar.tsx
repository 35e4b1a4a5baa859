import { ActionIcon } from '@mantine/core';
import {
  IconKeyboard,
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CaptionChoice } from '../replay/use-captions.ts';
import { CaptionMenu } from './caption-menu.tsx';
import { QualityMenu } from './quality-menu.tsx';
import { type Mark, SeekLine } from './seek-line.tsx';
import classes from './stage-player.module.css';
import type { PlayerDeeds } from './player.deeds.ts';
import type { QualityChoice } from './use-quality.ts';
import type { VideoState } from './use-video-state.ts';

interface PlayerBarProps {
  shown: VideoState;
  deeds: PlayerDeeds;
  isLive: boolean;
  choice: CaptionChoice | null;
  quality: QualityChoice;
  marks: readonly Mark[];
  onKeys: (() => void) | undefined;
}

export function PlayerBar({
  shown,
  deeds,
  isLive,
  choice,
  quality,
  marks,
  onKeys,
}: PlayerBarProps) {
  const t = useTranslations('stages.player');
  const { isPaused, isMuted, time, duration } = shown;
  return (
    <div className={classes.bar}>
      <ActionIcon
        variant="subtle"
        className={classes.control}
        aria-label={t(isPaused ? 'play' : 'pause')}
        onClick={deeds.toggle}
      >
        {isPaused ? <IconPlayerPlayFilled size={20} /> : <IconPlayerPauseFilled size={20} />}
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        className={classes.control}
        aria-label={t(isMuted ? 'unmute' : 'mute')}
        onClick={deeds.mute}
      >
        {isMuted ? <IconVolumeOff size={20} /> : <IconVolume size={20} />}
      </ActionIcon>
      {isLive ? (
        <LiveMark deeds={deeds} />
      ) : (
        <SeekLine time={time} duration={duration} marks={marks} onSeek={deeds.seek} />
      )}
      {choice && <CaptionMenu choice={choice} />}
      <QualityMenu choice={quality} />
      {onKeys && (
        <ActionIcon
          variant="subtle"
          className={`${classes.control} ${classes.keys}`}
          aria-label={t('keys')}
          onClick={onKeys}
        >
          <IconKeyboard size={22} />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        className={classes.control}
        aria-label={t('fullScreen')}
        onClick={deeds.fill}
      >
        <IconMaximize size={20} />
      </ActionIcon>
    </div>
  );
}

/** Seconds nobody minds. */
const close = 6;

function LiveMark({ deeds }: Pick<PlayerBarProps, 'deeds'>) {
  const t = useTranslations('stages.player');
  const [behind, setBehind] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setBehind(deeds.behind()), 1_000);
    return () => clearInterval(timer);
  }, [deeds]);
  const delay = behind !== null && (
    <span className={classes.behind}>{t('delay', { seconds: behind })}</span>
  );
  if (behind === null || behind < close) {
    return (
      <span className={classes.live}>
        <span className={classes.dot} aria-hidden />
        {t('live')}
        {delay}
      </span>
    );
  }
  return (
    <button type="button" className={classes.live} onClick={deeds.goLive}>
      {t('goLive')}
      {delay}
    </button>
  );
}
