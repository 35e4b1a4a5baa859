import type { MyEvent, Stage, StageRecording } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { useFileSize } from '../../../ui/use-file-size.ts';
import { recordings, storage } from '../stages.live.ts';
import type { OnStage } from '../stages.program.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import classes from './live-conference.module.css';
import { PastRun } from './past-run.tsx';
import { useRecordingDeeds } from './use-recording-deeds.ts';
import { WatchAgain } from './watch-again.tsx';

interface PastRunsProps {
  event: MyEvent;
  stages: readonly Stage[];
  program: Pick<OnStage, 'titleOf' | 'sessions'>;
}

/** What was recorded, whether others find it, and who watched it when it was live. */
export function PastRuns({ event, stages, program }: PastRunsProps) {
  const t = useTranslations('stages.past');
  const { data } = useQuery(recordings.options(event.id));
  const [watchedId, setWatchedId] = useState<number>();
  const [unagreed, setUnagreed] = useState<StageRecording>();
  const [removed, setRemoved] = useState<StageRecording>();
  const deeds = useRecordingDeeds(event.id);
  if (!data || data.length === 0) return null;
  const watched = data.find(({ runId }) => runId === watchedId);
  const show = (recording: StageRecording, isShown: boolean) => {
    if (isShown && recording.missing.length > 0) setUnagreed(recording);
    else deeds.change(recording.runId, { isShown });
  };
  return (
    <Panel title={t('title')} more={<Used eventId={event.id} />}>
      <ul className={classes.past}>
        {data.map((recording) => (
          <PastRun
            key={recording.runId}
            event={event}
            recording={recording}
            stage={stages.find(({ id }) => id === recording.stageId)}
            title={program.titleOf(recording.sessionId)}
            onShow={(isShown) => show(recording, isShown)}
            onWatch={() => setWatchedId(recording.runId)}
            onRemove={() => setRemoved(recording)}
          />
        ))}
      </ul>
      {watched && (
        <WatchAgain
          event={event}
          recording={watched}
          sessions={program.sessions}
          deeds={deeds}
          onClose={() => setWatchedId(undefined)}
        />
      )}
      {unagreed && (
        <ConsentDialog
          missing={unagreed.missing}
          onStay={() => setUnagreed(undefined)}
          onShow={(writtenConsent) => {
            deeds.change(unagreed.runId, { isShown: true, writtenConsent });
            setUnagreed(undefined);
          }}
        />
      )}
      <ConfirmDialog
        opened={removed !== undefined}
        title={t('removeTitle')}
        text={t('removeText')}
        stay={t('stay')}
        go={t('remove')}
        onStay={() => setRemoved(undefined)}
        onGo={() => {
          if (removed) deeds.remove(removed.runId);
          setRemoved(undefined);
        }}
      />
    </Panel>
  );
}

/** In all events: what one removes here makes room elsewhere. */
function Used({ eventId }: { eventId: number }) {
  const t = useTranslations('stages.past');
  const size = useFileSize();
  const { data } = useQuery(storage.options(eventId));
  if (!data) return null;
  const { bytes, mostBytes } = data;
  return (
    <span className={classes.facts}>
      {mostBytes === null
        ? t('used', { size: size(bytes) })
        : t('usedOf', { size: size(bytes), most: size(mostBytes) })}
    </span>
  );
}
