import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { differencesOptions } from '../agenda.api.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { VersionsDifference } from './versions-difference.tsx';
import classes from './versions-drawer.module.css';

/** All that a version changed; without one, all that publishing would change. */
export function VersionsDifferences({ version }: { version?: number }) {
  const t = useTranslations('agenda.difference');
  const problemText = useProblemText();
  const { event } = useAgendaFacts();
  const query = useQuery(differencesOptions(event.id, version));
  if (query.isPending) return <LinesSkeleton lines={4} />;
  if (!query.data) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(query.error)}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data.length === 0) return <p className={classes.quiet}>{t('none')}</p>;
  return (
    <ul className={classes.lines}>
      {query.data.map((difference) => (
        <li key={difference.sessionId} className={classes.line}>
          <VersionsDifference difference={difference} />
        </li>
      ))}
    </ul>
  );
}
