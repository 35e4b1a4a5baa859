import { Button } from '@mantine/core';
import type { AgendaChange } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { changesOptions } from '../agenda.api.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import type { AgendaWork } from '../use-agenda-work.ts';
import classes from './versions-drawer.module.css';

/** The last changes of the draft, whoever made them; each can be taken back. */
export function VersionsChanges({ work }: { work: AgendaWork }) {
  const t = useTranslations('agenda.changes');
  const problemText = useProblemText();
  const { event } = useAgendaFacts();
  const query = useQuery(changesOptions(event.id));
  if (query.isPending) return <LinesSkeleton lines={6} />;
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
      {query.data.map((change) => (
        <li key={change.id} className={classes.line}>
          <ChangeLine change={change} onUndo={() => work.changes.undo([change.id])} />
        </li>
      ))}
    </ul>
  );
}

function ChangeLine({ change, onUndo }: { change: AgendaChange; onUndo: () => void }) {
  const t = useTranslations('agenda.changes');
  const shell = useTranslations('shell');
  const { deed, subject, sessions, by, isMine, isUndone, madeAt } = change;
  const text = t(`deeds.${deed}`, { title: subject || t('sessions', { count: sessions }) });
  return (
    <>
      <div className={classes.lineHead}>
        <span className={classes.name}>{text}</span>
        {isUndone ? (
          <span className={classes.quiet}>{t('undone')}</span>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('undo', { what: text })}
            onClick={onUndo}
          >
            {shell('undo')}
          </Button>
        )}
      </div>
      <p className={classes.quiet}>
        <bdi>{isMine ? t('me') : by}</bdi> · <RelativeTime at={madeAt} />
      </p>
    </>
  );
}
