import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EntranceHead } from '../../app/shells/entrance-head.tsx';
import { SignInForm } from '../../features/accounts/entrance/sign-in-form.tsx';
import { useFarewell } from '../../platform/session/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';

const route = getRouteApi('/entrance/login');

export function SignInPage() {
  const t = useTranslations('accounts.signIn');
  const router = useRouter();
  const { next } = route.useSearch();
  const { demo, signUp } = route.useLoaderData();
  const farewell = useFarewell();
  usePageTitle(t('title'));
  return (
    <>
      <EntranceHead title={t('title')} lead={farewell ? '' : t('lead')} />
      {farewell && <Notice tone="calm">{t(farewell)}</Notice>}
      <SignInForm showDemo={demo} onDone={() => router.history.push(next ?? '/')} />
      <p>
        <Link to="/forgot-password">{t('forgotten')}</Link>
      </p>
      {signUp === 'open' && (
        <p>
          {t('noAccount')} <Link to="/register">{t('register')}</Link>
        </p>
      )}
    </>
  );
}
