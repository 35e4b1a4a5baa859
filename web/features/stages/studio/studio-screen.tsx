import type { MyEvent, Stage } from '@plenum/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconArrowLeft, IconVideoOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { PictureSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { StageState } from '../console/stage-state.tsx';
import { UpcomingLine } from '../console/upcoming-line.tsx';
import { useStageDeeds } from '../console/use-stage-deeds.ts';
import { played } from '../corner/corner.played.ts';
import { StudioGuests } from '../guests/studio-guests.tsx';
import { stages } from '../stages.live.ts';
import type { OnStage } from '../stages.program.ts';
import { useStageProblemText } from '../use-stage-problem-text.ts';
import { BeginForm } from './begin-form.tsx';
import { LiveBar } from './live-bar.tsx';
import { SceneFields } from './scene-fields.tsx';
import { SourceBar } from './source-bar.tsx';
import { StudioPreview } from './studio-preview.tsx';
import classes from './studio.module.css';
import { useLive } from './use-live.ts';
import { useStandby } from './use-standby.ts';
import { useStudio } from './use-studio.ts';

interface StudioScreenProps {
  event: MyEvent;
  stageId: number;
  program: OnStage;
}

/** Where a presenter goes live: what is seen and heard, put together, tried, and sent. */
export function StudioScreen({ event, stageId, program }: StudioScreenProps) {
  const t = useTranslations('stages.studio');
  usePageTitle(t('title'));
  // A microphone would hear it.
  useEffect(() => played.end(), []);
  const reading = useQuery(stages.options(event.id));
  const stage = reading.data?.find(({ id, source }) => id === stageId && source === 'studio');
  return (
    <div className={classes.screen}>
      <Button
        renderRoot={(props) => <Link to="/live-conference" {...props} />}
        variant="subtle"
        color="gray"
        leftSection={<IconArrowLeft size={16} className={classes.back} aria-hidden />}
      >
        {t('back')}
      </Button>
      {!reading.data && (
        <ReadingState reading={reading} title={t('failed')} skeleton={<PictureSkeleton />} />
      )}
      {reading.data && !stage && (
        <StateMessage icon={IconVideoOff} title={t('goneTitle')} text={t('goneText')} />
      )}
      {stage && <Room key={stage.id} event={event} stage={stage} program={program} />}
    </div>
  );
}

function Room({ event, stage, program }: { event: MyEvent; stage: Stage; program: OnStage }) {
  const t = useTranslations('stages.studio');
  const problemText = useStageProblemText();
  const name = useWords(event.languages)(stage.name);
  const { studio, state } = useStudio();
  const { run } = stage;
  const { begin, send, end, sentTo, isEnding, setEnding } = useLive(event.id, stage, studio);
  const deeds = useStageDeeds(event.id);
  const stands = useStandby({ stage, state, sentTo, onBegun: (runId) => send.mutate(runId) });
  // Whoever ended it, wherever: nothing is sent any more.
  const isOver = run === null && state.standing === 'sending' && !begin.isPending;
  useEffect(() => {
    if (isOver) void studio?.stop();
  }, [isOver, studio]);

  const problem = begin.error ?? send.error ?? end.error;
  if (state.canSend === false) {
    return <StateMessage icon={IconVideoOff} title={t('cannotTitle')} text={t('cannotText')} />;
  }
  return (
    <>
      <header className={classes.head}>
        <h1>{t('heading', { name })}</h1>
        <StageState stage={stage} />
      </header>
      <div className={classes.columns}>
        <div className={classes.main}>
          {studio ? <StudioPreview studio={studio} /> : <PictureSkeleton />}
          {studio && (
            <SourceBar inputs={studio.inputs} state={state.inputs} level={studio.level} hasScreen />
          )}
        </div>
        <div className={classes.side}>
          <Panel title={t(run ? 'live' : 'begin')} hasRoom>
            {problem && <Notice tone="danger">{problemText(problem)}</Notice>}
            {stage.followsAgenda && (
              <Notice tone={stands ? 'calm' : 'warning'}>
                {t(stands ? 'standsBy' : 'standsNotBy')}
              </Notice>
            )}
            <UpcomingLine
              event={event}
              stage={stage}
              titleOf={program.titleOf}
              onHold={(sessionId, isHeld) => deeds.hold(stage, sessionId, isHeld)}
            />
            {run ? (
              <LiveBar
                run={run}
                viewers={stage.viewers}
                state={state}
                isBusy={send.isPending || end.isPending}
                isEnding={isEnding}
                onSend={() => send.mutate(run.id)}
                onAsk={setEnding}
                onEnd={() => end.mutate(run.id)}
              />
            ) : (
              <BeginForm
                eventId={event.id}
                sessions={program.sessionsOn(stage)}
                isRecorded={stage.isRecorded}
                isReady={studio !== null && state.canSend === true}
                isBusy={begin.isPending}
                onBegin={(input) => begin.mutate(input)}
              />
            )}
          </Panel>
          {studio && run && (
            <StudioGuests
              key={run.id}
              which={{ eventId: event.id, stageId: stage.id, runId: run.id }}
              studio={studio}
              state={state}
            />
          )}
          {studio && <SceneFields studio={studio} scene={state.scene} />}
        </div>
      </div>
    </>
  );
}
