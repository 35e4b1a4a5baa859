import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

interface SettingsLoadedProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** What was read stays in view while it is read again, even when that fails. */
export function SettingsLoaded<T>({ query, children }: SettingsLoadedProps<T>) {
  const t = useTranslations('settings');
  const problemText = useProblemText();
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <SettingsSkeleton />;
  return (
    <ErrorState
      title={t('failed')}
      text={problemText(query.error)}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
