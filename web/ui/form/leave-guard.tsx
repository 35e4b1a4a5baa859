import { useBlocker } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../confirm-dialog.tsx';

interface LeaveGuardProps {
  isDirty: boolean;
  /** On a page with tabs, opening another one loses what was typed as well. */
  guardsTabs?: boolean;
}

/** Asks before a page is left with something unsaved on it. */
export function LeaveGuard({ isDirty, guardsTabs = false }: LeaveGuardProps) {
  const t = useTranslations('kit.leave');
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && (guardsTabs || current.pathname !== next.pathname),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
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
