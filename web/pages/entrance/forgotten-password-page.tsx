import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EntranceHead } from '../../app/shells/entrance-head.tsx';
import { ForgottenPasswordForm } from '../../features/accounts/entrance/forgotten-password-form.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';

export function ForgottenPasswordPage() {
  const t = useTranslations('accounts');
  usePageTitle(t('forgotten.title'));
  return (
    <>
      <EntranceHead title={t('forgotten.title')} lead={t('forgotten.lead')} />
      <ForgottenPasswordForm />
      <p>
        <Link to="/login">{t('links.signIn')}</Link>
      </p>
    </>
  );
}
