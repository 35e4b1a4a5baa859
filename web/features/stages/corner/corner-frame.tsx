import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconVolume,
  IconVolumeOff,
  IconX,
} from '@tabler/icons-react';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import classes from './corner.module.css';
import { type Played, played, playedState } from './corner.played.ts';

/** The corner in which the picture stays while somebody is on another page. */
export function CornerFrame({ what }: { what: Played | null }) {
  const t = useTranslations('stages.corner');
  const home = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (home.current ? played.settle(home.current) : undefined), []);
  return (
    <section className={classes.corner} aria-label={t('label')} hidden={what === null}>
      <div ref={home} className={classes.home} />
      {what && (
        <div className={classes.row}>
          <Link
            to="/live-event"
            search={{
              stage: String(what.stageId),
              ...(!what.isLive && { recording: String(what.runId) }),
            }}
            className={classes.title}
            title={t('back')}
          >
            <bdi>{what.title}</bdi>
            <span className="visually-hidden">{t('back')}</span>
          </Link>
          <Controls />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={t('close')}
            onClick={played.end}
          >
            <IconX size={20} />
          </ActionIcon>
        </div>
      )}
    </section>
  );
}

/** Nothing where the player is somebody else's: it has its own. */
function Controls() {
  const t = useTranslations('stages.player');
  const state = useSyncExternalStore(playedState.subscribe, playedState.get);
  const { isPaused, isMuted } = state;
  return (
    <span className={classes.controls}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t(isPaused ? 'play' : 'pause')}
        onClick={played.deeds.toggle}
      >
        {isPaused ? <IconPlayerPlayFilled size={20} /> : <IconPlayerPauseFilled size={20} />}
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t(isMuted ? 'unmute' : 'mute')}
        onClick={played.deeds.mute}
      >
        {isMuted ? <IconVolumeOff size={20} /> : <IconVolume size={20} />}
      </ActionIcon>
    </span>
  );
}
