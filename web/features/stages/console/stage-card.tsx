import type { MyEvent, Stage } from '@plenum/contract';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { EncoderLine } from '../encoder/encoder-line.tsx';
import { StageHands } from '../guests/stage-hands.tsx';
import type { OnStage } from '../stages.program.ts';
import classes from './live-conference.module.css';
import { StageButtons } from './stage-buttons.tsx';
import { StageMenu } from './stage-menu.tsx';
import { StageState } from './stage-state.tsx';
import { UpcomingLine } from './upcoming-line.tsx';
import { stageMarks } from './use-console-keys.ts';
import { useStageDeeds } from './use-stage-deeds.ts';

interface StageCardProps {
  event: MyEvent;
  stage: Stage;
  place: number;
  all: readonly Stage[];
  program: OnStage;
  onEdit: () => void;
}

/** One stage of the run of show, and what can be done with it. */
export function StageCard({ event, stage, place, all, program, onEdit }: StageCardProps) {
  const t = useTranslations('stages');
  const format = useFormatter();
  const name = useWords(event.languages)(stage.name);
  const deeds = useStageDeeds(event.id);
  const [asked, setAsked] = useState<'end' | 'remove'>();
  const { run } = stage;
  return (
    <li className={classes.stage} aria-label={name} {...stageMarks(stage.id)}>
      <div className={classes.title}>
        <h2>{name}</h2>
        <StageState stage={stage} />
        <span className={classes.viewers} title={t('event.viewers', { count: stage.viewers })}>
          <IconEye size={16} aria-hidden />
          {format.number(stage.viewers)}
        </span>
      </div>
      <div className={classes.facts}>
        <span>{t(`sources.${stage.source}`)}</span>
        {run?.liveAt && (
          <span>
            {t('console.since')} <RelativeTime at={run.liveAt} />
          </span>
        )}
        {run?.isRecorded && <span>{t('console.recorded')}</span>}
        {run?.byAgenda && <span>{t('console.byAgenda')}</span>}
      </div>
      <div className={classes.program}>
        {program.about(stage)}
        <UpcomingLine
          event={event}
          stage={stage}
          titleOf={program.titleOf}
          onHold={(sessionId, isHeld) => deeds.hold(stage, sessionId, isHeld)}
        />
      </div>
      {stage.source === 'encoder' && <EncoderLine eventId={event.id} stage={stage} name={name} />}
      {stage.source === 'studio' && run && (
        <StageHands which={{ eventId: event.id, stageId: stage.id, runId: run.id }} />
      )}
      <div className={classes.deeds}>
        <StageButtons
          stage={stage}
          onBegin={() => deeds.begin(stage, sessionToBegin(stage, program))}
          onEnd={() => setAsked('end')}
        />
        <StageMenu
          name={name}
          above={place === 0 ? undefined : (all[place - 1]?.id ?? null)}
          below={place === all.length - 1 ? undefined : (all[place + 2]?.id ?? null)}
          isLive={run !== null}
          onEdit={onEdit}
          onMove={(beforeId) => deeds.move(stage, beforeId)}
          onRemove={() => setAsked('remove')}
        />
      </div>
      <StageQuestion
        asked={asked}
        name={name}
        onStay={() => setAsked(undefined)}
        onGo={() => {
          setAsked(undefined);
          if (asked === 'remove') deeds.remove(stage);
          else if (run) deeds.end(run.id);
        }}
      />
    </li>
  );
}

/** What an encoder sends is recorded, and then of the session that is on. */
const sessionToBegin = (stage: Stage, program: OnStage): number | null =>
  (stage.source === 'encoder' && program.sessionsOn(stage)[0]?.id) || null;

interface StageQuestionProps {
  asked: 'end' | 'remove' | undefined;
  name: string;
  onStay: () => void;
  onGo: () => void;
}

function StageQuestion({ asked, name, onStay, onGo }: StageQuestionProps) {
  const t = useTranslations('stages.console');
  return (
    <ConfirmDialog
      opened={asked !== undefined}
      title={t(asked === 'remove' ? 'removeTitle' : 'endTitle', { name })}
      text={t(asked === 'remove' ? 'removeText' : 'endText')}
      stay={t('stay')}
      go={t(asked === 'remove' ? 'remove' : 'end')}
      onStay={onStay}
      onGo={onGo}
    />
  );
}
