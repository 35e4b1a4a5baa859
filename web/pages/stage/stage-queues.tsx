import '../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { MyEvent, Stage } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PollsPanel } from '../../features/polls/polls-panel.tsx';
import { QuestionsPanel } from '../../features/questions/questions-panel.tsx';
import { WaitingQuestions } from '../../features/questions/waiting-questions.tsx';
import type { Chosen } from '../../features/stages/console/live-conference-screen.tsx';
import { queueElementId, type QueueName } from '../../features/stages/console/use-console-keys.ts';
import { useWords } from '../../platform/i18n/words.ts';
import { StageChat } from './stage-chat.tsx';
import classes from './stage-queues.module.css';

interface StageQueuesProps {
  event: MyEvent;
  stages: readonly Stage[];
  chosen: Chosen;
}

const atOnce = () => null;

/** Side by side for who runs a stage: what people ask, what they are asked, and what they say. */
export function StageQueues({ event, stages, chosen }: StageQueuesProps) {
  const t = useTranslations('stages');
  const words = useWords(event.languages);
  const stage =
    stages.find(({ id }) => id === chosen.stageId) ?? stages.find(({ run }) => run) ?? stages[0];
  if (!stage) return null;
  const place = { eventId: event.id, stageId: stage.id, runId: stage.run?.id ?? null };
  const key = `${stage.id} ${place.runId ?? 0}`;
  return (
    <section className={classes.queues} aria-label={t('queues.title')}>
      <header className={classes.head}>
        <h2>{t('queues.title')}</h2>
        {stages.length > 1 && (
          <NativeSelect
            aria-label={t('queues.stage')}
            data={stages.map(({ id, name }) => ({ value: String(id), label: words(name) }))}
            value={String(stage.id)}
            onChange={({ currentTarget }) => chosen.choose(Number(currentTarget.value))}
          />
        )}
      </header>
      <div className={classes.columns}>
        <Queue
          name="questions"
          title={t('talk.questions')}
          mark={<WaitingQuestions place={place} />}
        >
          <QuestionsPanel key={key} place={place} />
        </Queue>
        <Queue name="polls" title={t('talk.polls')}>
          <PollsPanel key={key} event={event} place={place} shows={atOnce} />
        </Queue>
        <Queue name="chat" title={t('talk.chat')}>
          <StageChat event={event} stage={stage} />
        </Queue>
      </div>
    </section>
  );
}

interface QueueProps {
  name: QueueName;
  title: string;
  mark?: ReactNode;
  children: ReactNode;
}

function Queue({ name, title, mark, children }: QueueProps) {
  return (
    <div className={classes.queue}>
      <h3 className={classes.title} id={queueElementId(name)} tabIndex={-1}>
        {title} {mark}
      </h3>
      {children}
    </div>
  );
}
