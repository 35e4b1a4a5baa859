import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { use, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { lostFiles } from '../platform/loading/lost-files.ts';
import { PageName } from '../platform/page-name.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { usePageTitle } from '../ui/page/use-page-title.ts';

/** A page that loses a file so soon was fetched for it, and would be again for ever. */
const soonMs = 10_000;

export function RouteProblem({ error, reset }: ErrorComponentProps) {
  const t = useTranslations('shell.broken');
  const router = useRouter();
  const name = use(PageName);
  const title = name ?? t('title');
  const isBack = lostFiles.get(error as Error);
  const retry = () => {
    if (isBack) return void isBack.then(() => location.reload());
    reset();
    void router.invalidate();
  };
  usePageTitle(title);
  // Most screens that cannot be shown could not be fetched.
  useEffect(() => {
    void isBack?.then(() => performance.now() > soonMs && retry());
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
