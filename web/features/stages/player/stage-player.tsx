import { ActionIcon } from '@mantine/core';
import {
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@mantine/core';
import { useVideoState } from './use-video-state.ts';
import { usePicture } from './use-picture.ts';
import { SeekLine } from './seek-line.tsx';
import classes from './stage-player.module.css';

interface StagePlayerProps {
  address: string;
  isLive: boolean;
  /** Of what it is a picture. */
  label: string;
  /** Over the picture: why it stands still. */
  notice?: string | null;
}

/** A moving picture with its sound: live with the newest there is, else with a line to seek on. */
export function StagePlayer({ address, isLive, label, notice = null }: StagePlayerProps) {
  const t = useTranslations('stages.player');
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { state, picture, again } = usePicture({ video, address, isLive });
  const { isPaused, isMuted, time, duration } = useVideoState(video);
  const [behind, setBehind] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setBehind(picture.current?.behind() ?? null), 1_000);
    return () => clearInterval(timer);
  }, [picture]);

  const toggle = () => {
    const element = video.current;
    if (!element) return;
    if (!element.paused) element.pause();
    else {
      if (isLive) picture.current?.goLive();
      element.play().catch(() => undefined);
    }
  };
  const mute = () => {
    if (video.current) video.current.muted = !video.current.muted;
  };
  const fill = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen().catch(() => undefined);
  };
  const seekBy = (seconds: number) => {
    if (video.current && !isLive) video.current.currentTime += seconds;
  };
  const deeds: Readonly<Record<string, () => void>> = {
    k: toggle,
    ' ': toggle,
    m: mute,
    f: fill,
    ArrowLeft: () => seekBy(-10),
    ArrowRight: () => seekBy(10),
  };
  const press = (event: KeyboardEvent) => {
    const deed = event.altKey || event.ctrlKey || event.metaKey ? undefined : deeds[event.key];
    // A button answers its own keys.
    if (!deed || (event.key === ' ' && event.target !== frame.current)) return;
    event.preventDefault();
    deed();
  };

  return (
    // What has buttons of its own takes keys for all of it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      className={classes.frame}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys work on the picture itself
      tabIndex={0}
      onKeyDown={press}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written captions of what is live */}
      <video ref={video} className={classes.video} autoPlay muted playsInline onClick={toggle} />
      {(notice ?? (state === 'waiting' || state === 'loading' ? t('loading') : null)) && (
        <p className={classes.notice} role="status">
          {notice ?? t('loading')}
        </p>
      )}
      {state === 'broken' && (
        <div className={classes.notice}>
          <p>{t('broken')}</p>
          <Button onClick={again}>{t('again')}</Button>
        </div>
      )}
      {isMuted && state === 'playing' && (
        <Button
          className={classes.unmute}
          leftSection={<IconVolume size={18} aria-hidden />}
          onClick={mute}
        >
          {t('unmute')}
        </Button>
      )}
      <div className={classes.bar}>
        <ActionIcon
          variant="subtle"
          className={classes.control}
          aria-label={t(isPaused ? 'play' : 'pause')}
          onClick={toggle}
        >
          {isPaused ? <IconPlayerPlayFilled size={20} /> : <IconPlayerPauseFilled size={20} />}
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          className={classes.control}
          aria-label={t(isMuted ? 'unmute' : 'mute')}
          onClick={mute}
        >
          {isMuted ? <IconVolumeOff size={20} /> : <IconVolume size={20} />}
        </ActionIcon>
        {isLive ? (
          <LiveMark behind={behind} onLive={() => picture.current?.goLive()} />
        ) : (
          <SeekLine
            time={time}
            duration={duration}
            onSeek={(to) => {
              if (video.current) video.current.currentTime = to;
            }}
          />
        )}
        <ActionIcon
          variant="subtle"
          className={classes.control}
          aria-label={t('fullScreen')}
          onClick={fill}
        >
          <IconMaximize size={20} />
        </ActionIcon>
      </div>
    </div>
  );
}

/** Seconds nobody minds. */
const close = 6;

function LiveMark({ behind, onLive }: { behind: number | null; onLive: () => void }) {
  const t = useTranslations('stages.player');
  if (behind === null || behind < close) {
    return (
      <span className={classes.live}>
        <span className={classes.dot} aria-hidden />
        {t('live')}
        {behind !== null && (
          <span className={classes.behind}>{t('delay', { seconds: behind })}</span>
        )}
      </span>
    );
  }
  return (
    <button type="button" className={classes.live} onClick={onLive}>
      {t('goLive')}
      <span className={classes.behind}>{t('delay', { seconds: behind })}</span>
    </button>
  );
}
