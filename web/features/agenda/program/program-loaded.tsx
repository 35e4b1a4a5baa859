import type { Program } from '@plenum/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { NoProgram } from './program-empty.tsx';
import { ProgramSkeleton } from './program-skeleton.tsx';

interface ProgramLoadedProps {
  query: UseQueryResult<Program>;
  children: (program: Program) => ReactNode;
}

const isNotThere = (problem: unknown) => problem instanceof CallProblem && problem.status === 404;

export function ProgramLoaded({ query, children }: ProgramLoadedProps) {
  const t = useTranslations('program');
  const problemText = useProblemText();
  const { data, error, refetch, isRefetching } = query;
  if (data) return children(data);
  if (!error) return <ProgramSkeleton />;
  if (isNotThere(error)) return <NoProgram />;
  return (
    <ErrorState
      title={t('failed')}
      text={problemText(error)}
      isRetrying={isRefetching}
      onRetry={() => void refetch()}
    />
  );
}
