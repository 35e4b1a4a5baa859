import type { Call } from '@plenum/contract';
import { IconMicrophoneOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { LiveVideo } from '../../../ui/devices/live-video.tsx';
import classes from './call-window.module.css';
import { useOther } from '../use-other.ts';
import { useRoom } from '../line/use-room.ts';
import { useSound } from '../../../ui/devices/use-sound.ts';
import { useMemo } from 'react';

/** One's own picture as a stream of its own: its sound is never played back. */
const useTrackStream = (track: MediaStreamTrack | null): MediaStream | null =>
  useMemo(() => track && new MediaStream([track]), [track]);

/** Theirs large, one's own beside it. */
export function CallPictures({ call }: { call: Call }) {
  const t = useTranslations('calls');
  const { remote, theirs, picture, sending } = useRoom();
  useSound(remote);
  const own = useTrackStream(picture);
  const { fullName, avatar } = useOther(call);
  const isSeen = Boolean(theirs?.hasCamera || theirs?.hasScreen);
  return (
    <div className={classes.pictures}>
      {isSeen ? (
        <LiveVideo
          stream={remote}
          className={classes.theirs}
          label={t('theirPicture', { name: fullName })}
        />
      ) : (
        <div className={classes.noPicture}>
          <PersonPicture name={fullName} picture={avatar} size={96} />
          {theirs && <p>{t('cameraOff', { name: fullName })}</p>}
        </div>
      )}
      {theirs && !theirs.hasSound && (
        <p className={classes.silent}>
          <IconMicrophoneOff size={16} aria-hidden /> {t('soundOff', { name: fullName })}
        </p>
      )}
      {own && (
        <LiveVideo
          stream={own}
          className={classes.own}
          label={t(sending.hasScreen ? 'ownScreen' : 'ownPicture')}
          isMirrored={!sending.hasScreen}
        />
      )}
    </div>
  );
}
