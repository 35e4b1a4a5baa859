import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EntranceHead } from '../../app/shells/entrance-head.tsx';
import { RegisterForm } from '../../features/accounts/entrance/register-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';

const route = getRouteApi('/entrance/register');

export function RegisterPage() {
  const t = useTranslations('accounts.register');
  const router = useRouter();
  const { signUp } = route.useLoaderData();
  const isOpen = signUp === 'open';
  usePageTitle(t('title'));
  return (
    <>
      <EntranceHead title={t('title')} lead={isOpen ? t('lead') : ''} />
      {isOpen ? (
        <RegisterForm onDone={() => router.history.push('/')} />
      ) : (
        <Notice tone="calm">{t('closed')}</Notice>
      )}
      <p>
        {t('haveAccount')} <Link to="/login">{t('signIn')}</Link>
      </p>
    </>
  );
}
