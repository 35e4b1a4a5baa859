import { useMediaQuery } from '@mantine/hooks';
import type { Agenda, MyEvent } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';
import { undoLast } from '../../../ui/toast/undo.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import type { AddressChange, AgendaSearch } from '../agenda.places.ts';
import { AgendaFactsProvider, useAgendaFacts } from '../agenda-facts.tsx';
import { GridBar, useZoom } from './grid-bar.tsx';
import { GridHead } from './grid-head.tsx';
import { GridList } from '../table/grid-list.tsx';
import classes from './grid-screen.module.css';
import { GridSkeleton } from './grid-skeleton.tsx';
import { GridView } from './grid-view.tsx';
import { SessionEditorDrawer } from '../editor/session-editor-drawer.tsx';
import { useAgenda } from '../use-agenda.ts';
import { useAgendaDays } from '../use-agenda-days.ts';
import { useAgendaWork } from '../use-agenda-work.ts';
import { VersionsDrawer } from '../versions/versions-drawer.tsx';

interface GridScreenProps {
  event: MyEvent;
  search: AgendaSearch;
  onAddress: (change: AddressChange) => void;
  /** What else can be done with an agenda: bring one in, take it out. */
  tools?: ReactNode;
}

/** The organiser's agenda of one event. */
export function GridScreen({ event, ...rest }: GridScreenProps) {
  const t = useTranslations('agenda');
  const problemText = useProblemText();
  const { agenda, setup, speakers, problem, isReading, readAgain } = useAgenda(event.id);
  usePageTitle(t('head.title'));
  if (problem) {
    return (
      <>
        <h1>{t('head.title')}</h1>
        <ErrorState
          title={t('failed')}
          text={problemText(problem)}
          isRetrying={isReading}
          onRetry={readAgain}
        />
      </>
    );
  }
  if (!agenda || !setup) return <GridSkeleton />;
  return (
    <AgendaFactsProvider event={setup} speakers={speakers}>
      <LoadedScreen {...rest} agenda={agenda} />
    </AgendaFactsProvider>
  );
}

function LoadedScreen({
  agenda,
  search,
  onAddress,
  tools,
}: Omit<GridScreenProps, 'event'> & { agenda: Agenda }) {
  const { event } = useAgendaFacts();
  const work = useAgendaWork(agenda, onAddress);
  const days = useAgendaDays(event, work.sessions, search.day);
  const zoom = useZoom();
  const isPhone = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
  const view = search.view ?? (isPhone ? 'list' : 'grid');
  useShortcuts({ 'Mod+z': undoLast }, true);
  if (!days) return <GridSkeleton />;
  return (
    <div className={classes.screen}>
      <GridHead work={work} tools={tools} />
      <GridBar view={view} days={days} onAddress={onAddress} />
      {view === 'grid' ? (
        <GridView work={work} days={days} zoom={zoom} search={search} />
      ) : (
        <GridList work={work} days={days} />
      )}
      <SessionEditorDrawer work={work} days={days.days} search={search} />
      <VersionsDrawer work={work} panel={search.panel} />
    </div>
  );
}
