import type { MyEvent, Stage, StageRecording } from '@plenum/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconEye } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { videoOf } from '../../../platform/video-of.ts';
import { ForeignPlayer } from '../../../ui/foreign-player.tsx';
import { StagePlayer } from '../player/stage-player.tsx';
import { watchingRecording, watchingStage } from '../stages.api.ts';
import { watchStage } from '../stages.watch.ts';
import { isOn } from './event.pick.ts';
import classes from './live-event.module.css';
import { Reactions } from './reactions.tsx';

interface StagePictureProps {
  event: MyEvent;
  stage: Stage;
  recording: StageRecording | undefined;
  onLive: () => void;
}

/** What is live on a stage, or what was; else why there is nothing to see. */
export function StagePicture({ event, stage, recording, onLive }: StagePictureProps) {
  const t = useTranslations('stages.event');
  useEffect(() => watchStage(stage.id), [stage.id]);
  const live = isOn(stage);
  return (
    <div className={classes.picture}>
      {recording && <Recorded event={event} stage={stage} recording={recording} />}
      {!recording && live && <Live event={event} stage={stage} />}
      {!recording && !live && (
        <div className={classes.dark}>
          <p>{t(stage.run ? 'beginsSoon' : 'nothingLive')}</p>
        </div>
      )}
      <div className={classes.below}>
        <Viewers count={stage.viewers} />
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
  const { data } = useQuery(watchingStage(event.id, stage.id, stage.run?.id ?? 0));
  if (!data) return <div className={classes.dark} />;
  if (data.kind === 'embed') return <Embedded address={data.address} label={label} />;
  const notice = stage.run?.state === 'interrupted' ? t('interrupted') : null;
  return <StagePlayer address={data.address} isLive label={label} notice={notice} />;
}

function Recorded({
  event,
  stage,
  recording,
}: Omit<StagePictureProps, 'onLive' | 'recording'> & { recording: StageRecording }) {
  const label = useWords(event.languages)(stage.name);
  const { data } = useQuery(watchingRecording(event.id, recording.runId));
  if (!data) return <div className={classes.dark} />;
  return <StagePlayer address={data.address} isLive={false} label={label} />;
}

/** Somebody else's player; nothing is asked of them before the stage is live. */
function Embedded({ address, label }: { address: string; label: string }) {
  const t = useTranslations('stages.event');
  const video = videoOf(address);
  if (video?.kind !== 'player') return <div className={classes.dark}>{t('unreadable')}</div>;
  return <ForeignPlayer className={classes.embedded} src={video.src} title={label} />;
}
