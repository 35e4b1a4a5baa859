import type { MyEvent, Stage, StageRecording } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconBroadcast } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { Later } from '../../../ui/later.tsx';
import { TicketNeeded } from '../../../ui/event/ticket-needed.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { PictureSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { isCornerAwake } from '../corner/corner.awake.ts';
import { StageGuest } from '../guests/stage-guest.tsx';
import { recordings, stages } from '../stages.live.ts';
import type { OnStage } from '../stages.program.ts';
import { pickStage, recordingsOf } from './event.pick.ts';
import classes from './live-event.module.css';
import { OtherStages } from './other-stages.tsx';
import { RecordingList, type Watched } from './recording-list.tsx';
import { StagePicture } from './stage-picture.tsx';

interface LiveEventScreenProps {
  event: MyEvent;
  stageId: number | undefined;
  onChoose: (stageId: number) => void;
  /** What is watched again, wherever it was live. */
  watched: Watched | undefined;
  onWatch: (watched: Watched | undefined, stageId: number) => void;
  program: OnStage;
  /** Under the picture: what asks for an answer now. */
  notice: (stage: Stage, recording: StageRecording | undefined) => ReactNode;
  /** Beside the picture: what people say and ask. */
  talk: (stage: Stage, recording: StageRecording | undefined) => ReactNode;
}

/** The stage, as everyone who takes part sees it: what is live, what was, and where else something is on. */
export function LiveEventScreen(props: LiveEventScreenProps) {
  const { event, stageId, onChoose, watched, onWatch, program, notice, talk } = props;
  const t = useTranslations('stages');
  usePageTitle(t('event.title'));
  useEffect(() => isCornerAwake.set(true), []);
  const reading = useQuery(stages.options(event.id));
  const { data: all } = useQuery(recordings.options(event.id));
  const words = useWords(event.languages);
  const asked = all?.find(({ runId, isShown }) => isShown && runId === watched?.runId);
  const stage = reading.data && pickStage(reading.data, asked?.stageId ?? stageId);
  if (!reading.data) {
    return (
      <ReadingState reading={reading} title={t('event.failed')} skeleton={<PictureSkeleton />} />
    );
  }
  if (!stage) {
    return (
      <StateMessage icon={IconBroadcast} title={t('event.noneTitle')} text={t('event.noneText')} />
    );
  }
  const past = recordingsOf(all ?? [], stage.id);
  const { needs } = asked ?? stage;
  const titleOf = (sessionId: number | null) => program.titleOf(sessionId) ?? words(stage.name);
  return (
    <div className={classes.screen}>
      <div className={classes.main}>
        {needs && <TicketNeeded event={event} part={asked ? 'recording' : 'stage'} needs={needs} />}
        {!needs && (
          <OnStagePlace event={event} stage={asked ? undefined : stage}>
            <StagePicture
              key={`${stage.id} ${asked?.runId ?? stage.run?.id ?? 0}`}
              event={event}
              stage={stage}
              recording={asked}
              from={watched?.from}
              title={titleOf(asked?.sessionId ?? stage.run?.sessionId ?? null)}
              countdown={program.countdown(stage)}
              onLive={() => onWatch(undefined, stage.id)}
            />
          </OnStagePlace>
        )}
        {!needs && notice(stage, asked)}
        <header className={classes.head}>
          <h1>{words(stage.name)}</h1>
          {program.about(stage)}
        </header>
        <div className={classes.more}>
          <RecordingList
            event={event}
            recordings={past}
            watched={asked?.runId}
            titleOf={program.titleOf}
            onWatch={(next) => onWatch(next, stage.id)}
          />
          <OtherStages
            stages={reading.data.filter(({ id }) => id !== stage.id)}
            languages={event.languages}
            about={program.about}
            onChoose={onChoose}
          />
        </div>
      </div>
      {!needs && (
        <aside className={classes.talk}>
          <Later>{talk(stage, asked)}</Later>
        </aside>
      )}
    </div>
  );
}

interface OnStagePlaceProps {
  event: MyEvent;
  /** What is watched live. */
  stage: Stage | undefined;
  children: ReactNode;
}

/** Only a studio takes guests into its picture. */
function OnStagePlace({ event, stage, children }: OnStagePlaceProps) {
  const { id: stageId, run, source } = stage ?? {};
  if (stageId === undefined || !run || source !== 'studio') return children;
  const which = { eventId: event.id, stageId, runId: run.id };
  return (
    <StageGuest key={run.id} which={which}>
      {children}
    </StageGuest>
  );
}
