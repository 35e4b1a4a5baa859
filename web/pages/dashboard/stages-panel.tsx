import type { MyEvent, Stage } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StageState } from '../../features/stages/console/stage-state.tsx';
import { stages } from '../../features/stages/stages.live.ts';
import { useWords } from '../../platform/i18n/words.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { PanelList } from '../../ui/panel/panel-list.tsx';
import classes from './dashboard.module.css';
import { useStageProgram } from '../stage/use-stage-program.tsx';
import { everyMinute } from './dashboard.queries.ts';

interface StagesPanelProps {
  event: MyEvent;
  isOrganiser: boolean;
}

/** How each stage is, for who runs them; for others what is live. */
export function StagesPanel({ event, isOrganiser }: StagesPanelProps) {
  const t = useTranslations('dashboard.stages');
  // How many watch is told to those who do.
  const query = useQuery({ ...stages.options(event.id), ...everyMinute });
  const { about } = useStageProgram(event);
  const shown = query.data?.filter(({ run }) => isOrganiser || run !== null);
  const all = isOrganiser ? (
    <Link to="/live-conference">{t('all')}</Link>
  ) : (
    <Link to="/live-event">{t('live')}</Link>
  );
  return (
    <Panel title={t('title')} more={all}>
      <PanelList
        items={shown}
        hasFailed={query.isError}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
        empty={t(isOrganiser ? 'none' : 'nothing')}
      >
        {(stage) => (
          <StageLine key={stage.id} stage={stage} event={event} isOrganiser={isOrganiser}>
            {about(stage)}
          </StageLine>
        )}
      </PanelList>
    </Panel>
  );
}

interface StageLineProps extends StagesPanelProps {
  stage: Stage;
  /** What is on there, or comes next. */
  children: ReactNode;
}

function StageLine({ stage, event, isOrganiser, children }: StageLineProps) {
  const t = useTranslations('stages.event');
  const words = useWords(event.languages);
  const way = isOrganiser
    ? ({ to: '/live-conference' } as const)
    : ({ to: '/live-event', search: { stage: String(stage.id) } } as const);
  return (
    <li>
      <Link {...way} className={classes.task}>
        <span className={classes.words}>
          <bdi>{words(stage.name)}</bdi>
          {stage.run && (
            <span className={classes.where}>{t('viewers', { count: stage.viewers })}</span>
          )}
          {children}
        </span>
        <StageState stage={stage} />
      </Link>
    </li>
  );
}
