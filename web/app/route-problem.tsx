import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { use, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { PageName } from '../platform/page-name.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { usePageTitle } from '../ui/page/use-page-title.ts';

export function RouteProblem({ reset }: ErrorComponentProps) {
  const t = useTranslations('shell.broken');
  const router = useRouter();
  const name = use(PageName);
  const title = name ?? t('title');
  const retry = () => {
    reset();
    void router.invalidate();
  };
  usePageTitle(title);
  // Most screens that cannot be shown could not be fetched.
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
  return (
    <>
      <h1 className={name === null ? 'visually-hidden' : undefined}>{title}</h1>
      <ErrorState title={t('title')} text={t('text')} onRetry={retry} />
    </>
  );
}
