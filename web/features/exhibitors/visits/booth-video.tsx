import { Button } from '@mantine/core';
import type { HallBoothPage } from '@plenum/contract';
import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import { createElement, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ForeignPlayer } from '../../../ui/foreign-player.tsx';
import { BoothBanner } from './booth-banner.tsx';
import classes from './booth-video.module.css';
import { type Video, videoOf } from '../../../platform/film/video-of.ts';

interface BoothVideoProps {
  booth: Pick<HallBoothPage, 'name' | 'logo' | 'banner' | 'products'>;
  address: string;
}

/** Until it plays it shows what it may be about. */
const posterOf = ({ banner, products }: BoothVideoProps['booth']): string | null =>
  products.find(({ picture }) => picture !== null)?.picture ?? banner;

/** Whose film it is stands here before anything is asked of them: nobody is told who looks. */
export function BoothVideo({ booth, address }: BoothVideoProps) {
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
        <Film video={video} title={t('of', { name: booth.name })} />
      ) : (
        <>
          <div className={classes.facade}>
            <BoothBanner booth={{ ...booth, banner: posterOf(booth) }} />
            <Button
              size="md"
              leftSection={<IconPlayerPlayFilled size={18} />}
              onClick={() => setPlaying(address)}
            >
              {t('play')}
            </Button>
          </div>
          <p className={classes.told}>{t('consent', { host })}</p>
        </>
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
