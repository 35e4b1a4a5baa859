import { Link, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EntranceHead } from '../app/shells/entrance-head.tsx';
import { RegisterForm } from '../features/accounts/register-form.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

export function RegisterPage() {
  const t = useTranslations('accounts.register');
  const router = useRouter();
  usePageTitle(t('title'));
  return (
    <>
      <EntranceHead title={t('title')} lead={t('lead')} />
      <RegisterForm onDone={() => router.history.push('/')} />
      <p>
        {t('haveAccount')} <Link to="/login">{t('signIn')}</Link>
      </p>
    </>
  );
}
