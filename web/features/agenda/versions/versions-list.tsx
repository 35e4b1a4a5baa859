import type { AgendaVersion } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { versionsOptions } from '../agenda.api.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { VersionsDifferences } from './versions-differences.tsx';
import classes from './versions-drawer.module.css';

export function VersionsList() {
  const t = useTranslations('agenda.versions');
  const problemText = useProblemText();
  const { event } = useAgendaFacts();
  const query = useQuery(versionsOptions(event.id));
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
      {query.data.map((version) => (
        <li key={version.number} className={classes.line}>
          <VersionLine version={version} />
        </li>
      ))}
    </ul>
  );
}

function VersionLine({ version }: { version: AgendaVersion }) {
  const t = useTranslations('agenda.versions');
  const [isOpen, setOpen] = useState(false);
  const partId = useId();
  const { number, note, by, publishedAt, changes } = version;
  return (
    <>
      <div className={classes.lineHead}>
        <span className={classes.name}>{t('name', { number })}</span>
        <span className={classes.quiet}>
          <bdi>{by}</bdi> · <RelativeTime at={publishedAt} />
        </span>
      </div>
      {note && <p dir="auto">{note}</p>}
      <div>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={partId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('changes', { count: changes })}
        </Button>
      </div>
      <div id={partId}>{isOpen && <VersionsDifferences version={number} />}</div>
    </>
  );
}
