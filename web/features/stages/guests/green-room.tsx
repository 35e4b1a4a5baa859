import type { StageGuest } from '@plenum/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { IconDoorEnter, IconDoorExit } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LiveVideo } from '../../../ui/devices/live-video.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { played } from '../corner/corner.played.ts';
import type { Inputs } from '../studio/studio.inputs.ts';
import { SourceBar } from '../studio/source-bar.tsx';
import { useStageProblemText } from '../use-stage-problem-text.ts';
import { GuestTile } from './guest-tile.tsx';
import type { RoomState } from './guests.room.ts';
import type { WhichRun } from './guests.api.ts';
import { guests } from './guests.live.ts';
import classes from './guests.module.css';
import { useGuestInputs } from './use-guest-inputs.ts';
import { useStageRoom } from './use-stage-room.ts';

interface GreenRoomProps {
  which: WhichRun;
  onLeave: () => void;
}

/** Where a guest tests camera and microphone, waits among the others, and is when on stage. */
export function GreenRoom({ which, onLeave }: GreenRoomProps) {
  const t = useTranslations('stages.guests');
  // A microphone would hear it.
  useEffect(() => played.end(), []);
  const { data } = useQuery(guests.options(which));
  const [turn, setTurn] = useState(0);
  const isOn = turn > 0;
  const { inputs, state, level } = useGuestInputs();
  const { camera, microphone, isMuted } = state;
  const room = useStageRoom({
    which,
    isHost: false,
    turn,
    answer: data,
    sent: {
      audio: microphone,
      video: camera,
      hasSound: microphone !== null && !isMuted,
      hasCamera: camera !== null,
    },
  });
  const ownId = useSession()?.person.id;
  const inside = data?.guests.filter(({ standing }) => standing === 'inside') ?? [];
  const own = inside.find(({ person }) => person.id === ownId);
  const isOnStage = own?.isOnStage === true;
  useMutedByHost(isOn && own?.isMuted === true, inputs);
  const ownPicture = useMemo(() => (camera ? new MediaStream([camera]) : null), [camera]);
  return (
    <section className={classes.room} aria-label={t('greenRoom')}>
      <output className={classes.state} data-live={isOnStage || undefined}>
        {stateText()}
      </output>
      <Ending room={room} />
      <ul className={classes.tiles}>
        {isOn && <Others inside={inside} ownId={ownId} streams={room.streams} />}
        <li className={classes.tile}>
          <LiveVideo
            stream={ownPicture}
            className={classes.picture}
            label={t('ownPicture')}
            isMirrored
          />
          <div className={classes.name}>{t('you')}</div>
        </li>
      </ul>
      {inputs && <SourceBar inputs={inputs} state={state} level={level} hasScreen={false} />}
      <div className={classes.way}>
        {(!isOn || room.phase === 'ended') && (
          <Button
            leftSection={<IconDoorEnter size={18} aria-hidden />}
            disabled={microphone === null && camera === null}
            onClick={() => setTurn(turn + 1)}
          >
            {t('enter')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconDoorExit size={18} aria-hidden />}
          onClick={onLeave}
        >
          {t(isOn ? 'leave' : 'notNow')}
        </Button>
      </div>
      <LeaveQuestion isOnStage={isOnStage} />
    </section>
  );

  function stateText(): string {
    if (!isOn) return t('test');
    if (room.phase !== 'inside') return room.phase === 'ended' ? t('outside') : t('entering');
    if (isOnStage) return t('onStage');
    return t('waiting');
  }
}

/** The host may turn the microphone off; who it is turns it on again. */
function useMutedByHost(isMuted: boolean, inputs: Inputs | null): void {
  const t = useTranslations('stages.guests');
  useEffect(() => {
    if (!isMuted) return;
    inputs?.mute();
    showToast({ text: t('mutedByHost') });
  }, [isMuted, inputs, t]);
}

interface OthersProps {
  inside: readonly StageGuest[];
  ownId: number | undefined;
  streams: ReadonlyMap<number, MediaStream>;
}

/** The host first, whose picture is what everybody sees. */
function Others({ inside, ownId, streams }: OthersProps) {
  return inside
    .filter(({ person }) => person.id !== ownId)
    .toSorted((one, other) => Number(other.isHost) - Number(one.isHost))
    .map((guest) => (
      <GuestTile
        key={guest.person.id}
        guest={guest}
        stream={streams.get(guest.person.id) ?? null}
      />
    ));
}

function Ending({ room: { ending, problem } }: { room: RoomState }) {
  const t = useTranslations('stages.guests');
  const problemText = useStageProblemText();
  if (!ending) return null;
  if (ending === 'refused') return <Notice tone="danger">{problemText(problem)}</Notice>;
  return <Notice tone="warning">{t(`endings.${ending}`)}</Notice>;
}

function LeaveQuestion({ isOnStage }: { isOnStage: boolean }) {
  const t = useTranslations('stages.guests');
  const leaving = useBlocker({
    shouldBlockFn: () => isOnStage,
    enableBeforeUnload: isOnStage,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={leaving.status === 'blocked'}
      title={t('leaveTitle')}
      text={t('leaveText')}
      stay={t('stay')}
      go={t('leave')}
      onStay={() => leaving.reset?.()}
      onGo={() => leaving.proceed?.()}
    />
  );
}
