import { Button } from '@mantine/core';
import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import { createElement, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ForeignPlayer } from '../../../ui/foreign-player.tsx';
import classes from './booth-video.module.css';
import { type Video, videoOf } from '../../../platform/film/video-of.ts';

interface BoothVideoProps {
  address: string;
  name: string;
}

/** Whose film it is stands here before anything is asked of them: nobody is told who looks. */
export function BoothVideo({ address, name }: BoothVideoProps) {
  const t = useTranslations('hall.video');
  const [playing, setPlaying] = useState<string>();
  const video = videoOf(address);
  if (!video) return null;
  if (video.kind === 'link') {
    return (
      <section>
        <h2>{t('title')}</h2>
        <Button
          component="a"
          href={video.src}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          variant="default"
          leftSection={<IconExternalLink size={16} />}
        >
          {t('open', { host: new URL(video.src).host })}
        </Button>
      </section>
    );
  }
  const host = video.kind === 'player' ? video.host : new URL(video.src).host;
  return (
    <section className={classes.film} aria-label={t('title')}>
      {playing === address ? (
        <Film video={video} title={t('of', { name })} />
      ) : (
        <div className={classes.facade}>
          <Button
            size="md"
            leftSection={<IconPlayerPlayFilled size={18} />}
            onClick={() => setPlaying(address)}
          >
            {t('play')}
          </Button>
          <p>{t('consent', { host })}</p>
        </div>
      )}
    </section>
  );
}

function Film({ video, title }: { video: Video; title: string }) {
  const { src } = video;
  if (video.kind === 'file') {
    return createElement('video', {
      className: classes.player,
      src,
      title,
      controls: true,
      autoPlay: true,
    });
  }
  return <ForeignPlayer className={classes.player} src={src} title={title} />;
}
