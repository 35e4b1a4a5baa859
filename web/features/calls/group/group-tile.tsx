import type { GroupCallPerson } from '@plenum/contract';
import { IconMicrophoneOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { useSound } from '../../../ui/devices/use-sound.ts';
import { LiveVideo } from '../../../ui/devices/live-video.tsx';
import classes from './group-grid.module.css';
import { GroupOrder } from './group-order.tsx';
import { useGroupRoom } from './use-group-room.ts';

interface GroupTileProps {
  callId: number;
  seat: GroupCallPerson;
  isOwn: boolean;
  /** May keep order: over this one. */
  isChair: boolean;
}

/** One's own picture as a stream of its own; of others what they send. */
function useStream({ person }: GroupCallPerson, isOwn: boolean): MediaStream | null {
  const { streams, picture } = useGroupRoom();
  const own = useMemo(
    () => (isOwn && picture ? new MediaStream([picture]) : null),
    [isOwn, picture],
  );
  return isOwn ? own : (streams.get(person.id) ?? null);
}

/** Somebody in the call: their picture or their face, their name, and whether they can be heard. */
export function GroupTile({ callId, seat, isOwn, isChair }: GroupTileProps) {
  const t = useTranslations('calls');
  const { speaking, sending } = useGroupRoom();
  const stream = useStream(seat, isOwn);
  useSound(isOwn ? null : stream);
  const { person, isSilenced } = seat;
  const { hasSound, hasCamera, hasScreen } = isOwn ? sending : seat;
  const name = person.fullName;
  const isHeard = hasSound && !isSilenced;
  return (
    <li
      className={classes.tile}
      data-speaking={(isHeard && speaking.has(person.id)) || undefined}
      data-screen={hasScreen || undefined}
    >
      {(hasCamera || hasScreen) && stream ? (
        <LiveVideo
          stream={stream}
          className={classes.picture}
          label={pictureLabel(isOwn, hasScreen, name)}
          isMirrored={isOwn && !hasScreen}
        />
      ) : (
        <PersonPicture name={name} picture={person.avatar} size={72} />
      )}
      <div className={classes.name}>
        {!isHeard && (
          <>
            <IconMicrophoneOff size={16} aria-hidden />
            <span className="visually-hidden">
              {t(isSilenced ? 'group.isSilenced' : 'soundOff', { name })}
            </span>
          </>
        )}
        <bdi>{isOwn ? t('group.you', { name }) : name}</bdi>
      </div>
      {isChair && <GroupOrder callId={callId} seat={seat} />}
    </li>
  );

  function pictureLabel(own: boolean, screen: boolean, who: string): string {
    if (own) return t(screen ? 'ownScreen' : 'ownPicture');
    return t(screen ? 'group.theirScreen' : 'theirPicture', { name: who });
  }
}
