import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';

interface BlogAnswerProps<Data> {
  query: UseQueryResult<Data>;
  /** In place of what is not there, or not for this reader. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was asked for; until then what it will look like, and what went wrong. */
export function BlogAnswer<Data>({ query, missing, children }: BlogAnswerProps<Data>) {
  const t = useTranslations('blog');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = query;
  const isMissing = error instanceof CallProblem && [403, 404].includes(error.status);
  if (isMissing && missing !== undefined) return missing;
  if (data !== undefined) return children(data);
  if (!error) return <LinesSkeleton lines={8} />;
  return (
    <ErrorState
      title={t('failed')}
      text={problemText(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
