import type { EventSetup, TeamMember } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { team } from '../events.live.ts';
import classes from '../setup/rows.module.css';
import { TeamAdd } from './team-add.tsx';
import { TeamRow } from './team-row.tsx';

export function TeamPanel({ setup }: { setup: EventSetup }) {
  const t = useTranslations('events.team');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(team.options(setup.id));
  return (
    <div className={classes.part}>
      {data && <TeamList eventId={setup.id} team={data} />}
      {!data && !error && <LinesSkeleton lines={3} />}
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <TeamAdd eventId={setup.id} team={data ?? []} />
    </div>
  );
}

function TeamList({ eventId, team }: { eventId: number; team: readonly TeamMember[] }) {
  const t = useTranslations('events.team');
  if (team.length === 0) return <p className={classes.empty}>{t('empty')}</p>;
  return (
    <ul className={classes.rows} aria-label={t('list')}>
      {team.map((member) => (
        <TeamRow key={member.personId} eventId={eventId} member={member} />
      ))}
    </ul>
  );
}
