import { Button } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { playerDeeds } from './player.deeds.ts';
import { PictureTimeContext } from './player.time.ts';
import { PlayerBar } from './player-bar.tsx';
import { useVideoState } from './use-video-state.ts';
import { usePicture } from './use-picture.ts';
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

function Shown({
  address,
  isLive,
  label,
  notice = null,
  broken,
}: StagePlayerProps & { broken: ReactNode }) {
  const t = useTranslations('stages.player');
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLFieldSetElement>(null);
  const { state, picture } = usePicture({ video, address, isLive });
  const shown = useVideoState(video);
  const [deeds] = useState(playerDeeds);
  useEffect(() => {
    if (!video.current || !frame.current) return undefined;
    const there = { video: video.current, frame: frame.current, isLive };
    return deeds.attach({ ...there, picture: () => picture.current });
  }, [deeds, picture, isLive]);
  const time = use(PictureTimeContext);
  useEffect(() => time.attach(() => picture.current?.shows() ?? null), [time, picture]);
  const isLoading = state === 'waiting' || state === 'loading';
  return (
    <fieldset
      ref={frame}
      className={classes.frame}
      aria-label={label}
      data-playing={(state === 'playing' && !shown.isPaused) || undefined}
    >
      {/* Whoever looks at it presses it; the button below is for everyone else. */}
      <video
        ref={video}
        className={classes.video}
        autoPlay
        muted
        playsInline
        onClick={deeds.toggle}
      />
      {(notice !== null || isLoading) && (
        <output className={classes.notice}>{notice ?? t('loading')}</output>
      )}
      {state === 'broken' && broken}
      {shown.isMuted && state === 'playing' && (
        <Button
          className={classes.unmute}
          leftSection={<IconVolume size={18} aria-hidden />}
          onClick={deeds.mute}
        >
          {t('unmute')}
        </Button>
      )}
      <PlayerBar shown={shown} deeds={deeds} isLive={isLive} />
    </fieldset>
  );
}
