import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../ui/error-state.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

export function RouteProblem({ reset }: ErrorComponentProps) {
  const t = useTranslations('shell.broken');
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  usePageTitle(t('title'));
  return <ErrorState title={t('title')} text={t('text')} onRetry={retry} />;
}
