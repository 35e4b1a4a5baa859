import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { myProgramOptions } from '../../features/agenda/program/program.api.ts';
import { type Placed, placeSessions } from '../../features/agenda/program/program.ts';
import { useStars } from '../../features/agenda/mine/use-stars.ts';
import { CallProblem } from '../../platform/call-problem.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { PanelList } from '../../ui/panel/panel-list.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { SessionLine } from './session-line.tsx';

const shown = 5;

const isStill =
  (now: number) =>
  ({ session, endsAt }: Placed): boolean =>
    endsAt > now && session.kind !== 'break';

interface ProgramPanelProps {
  event: MyEvent;
  which: 'coming' | 'mine' | 'others';
}

/** What is on and comes next: all of it, one's own, or all but one's own. It moves on with the clock. */
export function ProgramPanel({ event, which }: ProgramPanelProps) {
  const t = useTranslations('frame.dashboard.program');
  const now = useNow();
  const query = useQuery(myProgramOptions(event));
  const { ids } = useStars(event.id);
  const placed = useMemo(
    () => query.data && placeSessions(query.data, event.timeZone),
    [query.data, event.timeZone],
  );
  // Before anything is published there is nothing to come.
  const isAbsent = query.error instanceof CallProblem && query.error.status === 404;
  const isMine = which === 'mine';
  const isShown = (one: Placed): boolean =>
    which === 'coming' || ids.has(one.session.id) === isMine;
  const still = isAbsent || event.state === 'draft' ? [] : placed?.filter(isStill(now));
  const coming = still?.filter(isShown);
  const title = coming?.length === still?.length && !isMine ? 'coming' : which;
  const all = (
    <Link to="/conference-program" search={isMine ? { starred: '1' } : {}}>
      {t(isMine ? 'allMine' : 'all')}
    </Link>
  );
  return (
    <Panel title={t(title)} more={all}>
      <PanelList
        items={coming?.slice(0, shown)}
        empty={t(isMine ? 'noneMine' : 'nothing')}
        hasFailed={query.isError}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {(one) => (
          <SessionLine key={one.session.id} placed={one} event={event} program={query.data} />
        )}
      </PanelList>
    </Panel>
  );
}
