import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EntranceHead } from '../../app/shells/entrance-head.tsx';
import { ResetPasswordForm } from '../../features/accounts/entrance/reset-password-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';

export function ResetPasswordPage() {
  const t = useTranslations('accounts');
  const [isDone, setDone] = useState(false);
  usePageTitle(t('reset.title'));
  return (
    <>
      <EntranceHead title={t('reset.title')} lead={t('reset.lead')} />
      {isDone ? (
        <Notice tone="calm">{t('reset.done')}</Notice>
      ) : (
        <ResetPasswordForm onDone={() => setDone(true)} />
      )}
      <p>
        <Link to="/login">{t('links.signIn')}</Link>
      </p>
    </>
  );
}
