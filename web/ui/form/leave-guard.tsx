import { useBlocker } from '@tanstack/react-router';
import { createContext, use, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../confirm-dialog.tsx';

/** Whoever is around a form hears here whether something unsaved stands in it. */
export const UnsavedContext = createContext<(isUnsaved: boolean) => void>(() => undefined);

/** Hears, while a form asks, how to answer that one stays. */
export const StayContext = createContext<(stay: (() => void) | undefined) => void>(() => undefined);

interface LeaveGuardProps {
  isDirty: boolean;
  /** On a page with tabs, opening another one loses what was typed as well. */
  guardsTabs?: boolean;
}

/** Asks before a page is left with something unsaved on it. */
export function LeaveGuard({ isDirty, guardsTabs = false }: LeaveGuardProps) {
  const t = useTranslations('kit.leave');
  const tellUnsaved = use(UnsavedContext);
  const tellStay = use(StayContext);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && (guardsTabs || current.pathname !== next.pathname),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  useEffect(() => {
    tellUnsaved(isDirty);
    return () => tellUnsaved(false);
  }, [tellUnsaved, isDirty]);
  useEffect(() => {
    tellStay(blocker.reset);
    return () => tellStay(undefined);
  }, [tellStay, blocker.reset]);
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title={t('title')}
      text={t('text')}
      stay={t('stay')}
      go={t('go')}
      onStay={() => blocker.reset?.()}
      onGo={() => blocker.proceed?.()}
    />
  );
}
