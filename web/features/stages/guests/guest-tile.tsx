import type { StageGuest } from '@plenum/contract';
import { IconMicrophoneOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LiveVideo } from '../../../ui/devices/live-video.tsx';
import { useSound } from '../../../ui/devices/use-sound.ts';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import classes from './guests.module.css';

interface GuestTileProps {
  guest: StageGuest;
  /** Null: nothing comes from them now. */
  stream: MediaStream | null;
  children?: ReactNode;
}

/** Somebody in the green room, seen and heard. */
export function GuestTile({ guest, stream, children }: GuestTileProps) {
  const t = useTranslations('stages.guests');
  const { person, hasCamera, hasSound, isHost, isOnStage } = guest;
  const name = person.fullName;
  useSound(stream);
  return (
    <li className={classes.tile} data-live={isOnStage || undefined} aria-label={name}>
      {stream && hasCamera ? (
        <LiveVideo
          stream={stream}
          className={classes.picture}
          label={t(isHost ? 'hostPicture' : 'pictureOf', { name })}
        />
      ) : (
        <div className={classes.face}>
          <PersonPicture name={name} picture={person.avatar} size={56} />
          {!stream && <span>{t('noLine')}</span>}
        </div>
      )}
      <div className={classes.name}>
        {!hasSound && (
          <>
            <IconMicrophoneOff size={16} aria-hidden />
            <span className="visually-hidden">{t('isMuted')}</span>
          </>
        )}
        <bdi>{name}</bdi>
        {isOnStage && <span className={classes.mark}>{t('isOnStage')}</span>}
      </div>
      {children}
    </li>
  );
}
