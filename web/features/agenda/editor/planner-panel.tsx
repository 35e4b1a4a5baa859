import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import '../../../ui/styles/fields.css';
import { clashesOptions } from '../agenda.api.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { PlannerMoves } from './planner-moves.tsx';
import { PlannerOverview } from './planner-overview.tsx';
import classes from './planner-panel.module.css';
import type { AgendaWork } from '../use-agenda-work.ts';

interface PlannerPanelProps {
  work: AgendaWork;
  plan: string | undefined;
}

/** Where attendees are torn between sessions, and what a move would do about it. */
export function PlannerPanel({ work, plan }: PlannerPanelProps) {
  const t = useTranslations('agenda.planner');
  const { event, titleOf } = useAgendaFacts();
  const problemText = useProblemText();
  const clashes = useQuery(clashesOptions(event.id));
  const session = work.sessions.find(({ id }) => String(id) === plan);
  const choices = work.sessions
    .map((one) => ({ value: String(one.id), label: titleOf(one) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <div className={classes.panel}>
      <Select
        label={t('session')}
        placeholder={t('sessionHint')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('sessionClear') }}
        comboboxProps={{ withinPortal: false }}
        nothingFoundMessage={t('sessionNone')}
        data={choices}
        value={session ? String(session.id) : null}
        onChange={(id) => work.onAddress({ plan: id ?? undefined })}
      />
      {session && <PlannerMoves key={session.id} session={session} work={work} />}
      {!session && clashes.data && <PlannerOverview clashes={clashes.data} work={work} />}
      {!session && clashes.isPending && <LinesSkeleton lines={4} />}
      {!session && clashes.isError && !clashes.data && (
        <ErrorState
          title={t('failed')}
          text={problemText(clashes.error)}
          isRetrying={clashes.isFetching}
          onRetry={() => void clashes.refetch()}
        />
      )}
    </div>
  );
}
