import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { MaintenancePage } from '../../../pages/apart/maintenance-page.tsx';
import { call } from '../../../platform/api-client.ts';
import classes from './maintenance-dialog.module.css';

const askAgainMs = 10_000;

/** Any answer takes it away; asking for the smallest one is how we notice. */
function useAskingAgain(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      call('GET /api/sign-in-options').catch(() => undefined);
    }, askAgainMs);
    return () => clearInterval(timer);
  }, []);
}

const showOver = (dialog: HTMLDialogElement | null) => dialog?.showModal();

export function MaintenanceDialog() {
  const t = useTranslations('frame.maintenance');
  useAskingAgain();
  return (
    <dialog
      ref={showOver}
      className={classes.dialog}
      aria-label={t('title')}
      onCancel={(event) => event.preventDefault()}
    >
      <MaintenancePage />
    </dialog>
  );
}
