import type { MyEvent, Stage, StageRecording } from '@plenum/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconEye } from '@tabler/icons-react';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type Played, played, playedState } from '../corner/corner.played.ts';
import { PictureSlot } from '../corner/picture-slot.tsx';
import { RecordingBeside } from '../replay/recording-beside.tsx';
import { watchingStage } from '../stages.api.ts';
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
  /** Of what is shown. */
  title: string;
  /** Until something begins on it. */
  countdown: ReactNode;
  onLive: () => void;
}

/** What is live on a stage, or what was; else why there is nothing to see. */
export function StagePicture(props: StagePictureProps) {
  const { event, stage, recording, from, title, countdown, onLive } = props;
  const t = useTranslations('stages.event');
  useEffect(() => watchStage(stage.id), [stage.id]);
  const live = isOn(stage);
  // What shows the picture asks for the same once it is loaded.
  useQuery({
    ...watchingStage(event.id, stage.id, stage.run?.id ?? 0),
    enabled: live && !recording,
  });
  const shared = { event, stageId: stage.id, title };
  return (
    <div className={classes.picture}>
      {recording && <Recorded shown={{ ...shared, runId: recording.runId, isLive: false, from }} />}
      {!recording && live && stage.run && (
        <PictureSlot shown={{ ...shared, runId: stage.run.id, isLive: true, from: undefined }} />
      )}
      {!recording && !live && (
        <Dark>
          <p>{t(stage.run ? 'beginsSoon' : 'nothingLive')}</p>
          {!stage.run && countdown}
        </Dark>
      )}
      <div className={classes.below}>
        {live && <Viewers count={stage.viewers} />}
        {!recording && stage.hasFallback && stage.run?.state === 'interrupted' && (
          <output>{t('instead')}</output>
        )}
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

function Recorded({ shown }: { shown: Played }) {
  const { time } = useSyncExternalStore(playedState.subscribe, playedState.get);
  return (
    <>
      <PictureSlot shown={shown} />
      <RecordingBeside
        event={shown.event}
        runId={shown.runId}
        time={time}
        onSeek={played.deeds.playFrom}
      />
    </>
  );
}

/** Who looks at a stage on which nothing is on watches no other one either. */
function Dark({ children }: { children: ReactNode }) {
  useEffect(() => played.end(), []);
  return <div className={classes.dark}>{children}</div>;
}
