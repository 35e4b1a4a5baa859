import type { MyEvent, Stage, StageRecording } from '@plenum/contract';
import { Button } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { IconEye } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { videoOf } from '../../../platform/film/video-of.ts';
import { ForeignPlayer } from '../../../ui/foreign-player.tsx';
import { StagePlayer } from '../player/stage-player.tsx';
import { RecordingPlayer } from '../replay/recording-player.tsx';
import { watchingRecording, watchingStage } from '../stages.api.ts';
import { watchStage } from '../stages.watch.ts';
import { isOn } from './event.pick.ts';
import classes from './live-event.module.css';
import { Reactions } from './reactions.tsx';

interface StagePictureProps {
  event: MyEvent;
  stage: Stage;
  recording: StageRecording | undefined;
  /** Where the recording is to begin. */
  from: number | undefined;
  /** Until something begins on it. */
  countdown: ReactNode;
  onLive: () => void;
}

/** What is live on a stage, or what was; else why there is nothing to see. */
export function StagePicture(props: StagePictureProps) {
  const { event, stage, recording, from, countdown, onLive } = props;
  const t = useTranslations('stages.event');
  useEffect(() => watchStage(stage.id), [stage.id]);
  const live = isOn(stage);
  return (
    <div className={classes.picture}>
      {recording && <Recorded event={event} stage={stage} recording={recording} from={from} />}
      {!recording && live && <Live event={event} stage={stage} />}
      {!recording && !live && (
        <div className={classes.dark}>
          <p>{t(stage.run ? 'beginsSoon' : 'nothingLive')}</p>
          {!stage.run && countdown}
        </div>
      )}
      <div className={classes.below}>
        {live && <Viewers count={stage.viewers} />}
        {recording && live && (
          <Button variant="light" onClick={onLive}>
            {t('backToLive')}
          </Button>
        )}
        {!recording && live && <Reactions stageId={stage.id} />}
      </div>
    </div>
  );
}

function Viewers({ count }: { count: number }) {
  const t = useTranslations('stages.event');
  const format = useFormatter();
  return (
    <span className={classes.viewers}>
      <IconEye size={18} aria-hidden />
      <span aria-hidden>{format.number(count)}</span>
      <span className="visually-hidden">{t('viewers', { count })}</span>
    </span>
  );
}

function Live({ event, stage }: { event: MyEvent; stage: Stage }) {
  const t = useTranslations('stages.event');
  const label = useWords(event.languages)(stage.name);
  const reading = useQuery(watchingStage(event.id, stage.id, stage.run?.id ?? 0));
  const { data } = reading;
  if (!data) return <Unknown reading={reading} />;
  if (data.kind === 'embed') return <Embedded address={data.address} label={label} />;
  const notice = stage.run?.state === 'interrupted' ? t('interrupted') : null;
  return <StagePlayer address={data.address} isLive label={label} notice={notice} />;
}

interface RecordedProps extends Pick<StagePictureProps, 'event' | 'stage' | 'from'> {
  recording: StageRecording;
}

function Recorded({ event, stage, recording: { runId, cut, seconds }, from }: RecordedProps) {
  const label = useWords(event.languages)(stage.name);
  const reading = useQuery(watchingRecording(event.id, runId, cut ?? seconds));
  const { data } = reading;
  if (!data) return <Unknown reading={reading} />;
  return (
    <RecordingPlayer
      event={event}
      runId={runId}
      address={data.address}
      label={label}
      {...(from !== undefined && { from })}
    />
  );
}

type Reading = Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;

/** Until it is known where the picture is found. */
function Unknown({ reading: { isError, isFetching, refetch } }: { reading: Reading }) {
  const t = useTranslations('stages.player');
  return (
    <div className={classes.dark}>
      {isError && (
        <>
          <p>{t('broken')}</p>
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Somebody else's player; nothing is asked of them before the stage is live. */
function Embedded({ address, label }: { address: string; label: string }) {
  const t = useTranslations('stages.event');
  const video = videoOf(address);
  if (video?.kind !== 'player') return <div className={classes.dark}>{t('unreadable')}</div>;
  return <ForeignPlayer className={classes.embedded} src={video.src} title={label} />;
}
