import type { MyEvent, Stage } from '@plenum/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconBroadcast, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { stages } from '../stages.live.ts';
import type { OnStage } from '../stages.program.ts';
import { ConsoleKeys } from './console-keys.tsx';
import classes from './live-conference.module.css';
import { PastRuns } from './past-runs.tsx';
import { StageAlarm } from './stage-alarm.tsx';
import { StageCard } from './stage-card.tsx';
import { StageDrawer } from './stage-drawer.tsx';

/** Of which stage they are shown. */
export interface Chosen {
  stageId: number | undefined;
  choose: (stageId: number) => void;
}

interface LiveConferenceScreenProps {
  event: MyEvent;
  program: OnStage;
  /** Rooms a stage may stand for. */
  rooms: readonly { id: number; name: string }[];
  /** What people say and ask on the stages, and what they are asked. */
  queues: (stages: readonly Stage[], chosen: Chosen) => ReactNode;
}

/** All stages on one screen: what is live, who watches, what is on and what comes next. */
export function LiveConferenceScreen(props: LiveConferenceScreenProps) {
  const { event, program, rooms, queues } = props;
  const t = useTranslations('stages');
  usePageTitle(t('console.title'));
  const words = useWords(event.languages);
  const reading = useQuery(stages.options(event.id));
  const [edited, setEdited] = useState<Stage | 'new'>();
  const [stageId, choose] = useState<number>();
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('console.add')}
    </Button>
  );
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <div>
          <h1>{t('console.title')}</h1>
          <p>{t('console.lead')}</p>
        </div>
        {reading.data && reading.data.length > 0 && add}
      </header>
      <StageAlarm stages={reading.data ?? []} nameOf={({ name }) => words(name)} />
      {!reading.data && (
        <ReadingState
          reading={reading}
          title={t('event.failed')}
          skeleton={<LinesSkeleton lines={6} />}
        />
      )}
      {reading.data?.length === 0 && (
        <StateMessage
          icon={IconBroadcast}
          title={t('console.noneTitle')}
          text={t('console.noneText')}
          action={add}
        />
      )}
      {reading.data && reading.data.length > 0 && (
        <ConsoleKeys ids={reading.data.map(({ id }) => id)} onQueues={choose} />
      )}
      {reading.data && reading.data.length > 0 && (
        <ul className={classes.stages}>
          {reading.data.map((stage, place) => (
            <StageCard
              key={stage.id}
              event={event}
              stage={stage}
              place={place}
              all={reading.data}
              program={program}
              onEdit={() => setEdited(stage)}
            />
          ))}
        </ul>
      )}
      {reading.data && reading.data.length > 0 && queues(reading.data, { stageId, choose })}
      <PastRuns event={event} stages={reading.data ?? []} program={program} />
      <StageDrawer
        event={event}
        rooms={rooms}
        edited={edited}
        known={reading.data ?? []}
        titleOf={program.titleOf}
        onClose={() => setEdited(undefined)}
      />
    </div>
  );
}
