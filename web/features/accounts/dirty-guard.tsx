import { useBlocker } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before what was typed is lost: by another tab, another page or a closed window. */
export function DirtyGuard({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations('settings.discard');
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
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
