import { useQuery } from '@tanstack/react-query';
import type { ProgramSession } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import type { Placed } from './program.ts';
import { programHitsOptions } from './program.api.ts';
import { NothingFits } from './program-empty.tsx';
import classes from './program-list.module.css';
import { SessionCard } from '../session/session-card.tsx';
import { useProgramPlace } from './use-program-place.ts';

interface ProgramHitsProps {
  q: string;
  placed: ReadonlyMap<number, Placed>;
  keeps: (session: ProgramSession) => boolean;
  onClear: () => void;
}

/** What was searched for, the best first, whatever its day; other filters still hold. */
export function ProgramHits({ q, placed, keeps, onClear }: ProgramHitsProps) {
  const t = useTranslations('program');
  const problemText = useProblemText();
  const { program } = useProgramPlace();
  const { data, error, refetch, isRefetching } = useQuery({
    ...programHitsOptions(program.event.slug, q),
    placeholderData: (before) => before,
  });
  if (!data) {
    if (!error) return <LinesSkeleton lines={4} />;
    return (
      <ErrorState
        title={t('searchFailed')}
        text={problemText(error)}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const sessions = new Map(program.sessions.map((session) => [session.id, session]));
  const found = data.sessionIds.flatMap((id) => sessions.get(id) ?? []).filter(keeps);
  if (found.length === 0) return <NothingFits onClear={onClear} />;
  return (
    <>
      <output className={classes.found}>{t('found', { count: found.length, q })}</output>
      <ul className={classes.cards}>
        {found.map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            placed={placed.get(session.id) ?? null}
            isDated
          />
        ))}
      </ul>
    </>
  );
}
