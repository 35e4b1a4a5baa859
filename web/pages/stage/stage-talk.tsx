import '../../ui/styles/tabs.css';
import { Tabs } from '@mantine/core';
import type { MyEvent, Stage } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { PollsPanel } from '../../features/polls/polls-panel.tsx';
import { QuestionsPanel } from '../../features/questions/questions-panel.tsx';
import { WaitingQuestions } from '../../features/questions/waiting-questions.tsx';
import { pictureTime } from '../../features/stages/player/player.time.ts';
import { StageChat } from './stage-chat.tsx';
import classes from './stage-talk.module.css';

interface StageTalkProps {
  event: MyEvent;
  stage: Stage;
  /** What was, or is, live while it was said. */
  runId: number | null;
  /** It is watched again. */
  isPast: boolean;
  tab: string;
  onTab: (tab: string) => void;
}

/** Beside the picture: what people say, what they ask, and what they are asked. */
export function StageTalk({ event, stage, runId, isPast, tab, onTab }: StageTalkProps) {
  const t = useTranslations('stages.talk');
  const place = { eventId: event.id, stageId: stage.id, runId };
  return (
    <Tabs
      className={classes.talk}
      value={tab}
      keepMounted={false}
      onChange={(next) => onTab(next ?? 'chat')}
    >
      <Tabs.List grow aria-label={t('label')}>
        <Tabs.Tab value="chat" className={classes.tab}>
          {t('chat')}
        </Tabs.Tab>
        <Tabs.Tab
          value="questions"
          className={classes.tab}
          rightSection={<WaitingQuestions place={place} />}
        >
          {t('questions')}
        </Tabs.Tab>
        <Tabs.Tab value="polls" className={classes.tab}>
          {t('polls')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="chat" className={classes.part}>
        <StageChat event={event} stage={stage} />
      </Tabs.Panel>
      <Tabs.Panel value="questions" className={classes.part}>
        <QuestionsPanel key={runId ?? 0} place={place} isPast={isPast} />
      </Tabs.Panel>
      <Tabs.Panel value="polls" className={classes.part}>
        <PollsPanel
          key={runId ?? 0}
          event={event}
          place={place}
          shows={pictureTime.shows}
          isPast={isPast}
        />
      </Tabs.Panel>
    </Tabs>
  );
}
