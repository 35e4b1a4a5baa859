import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { organisationOptions } from '../../platform/organisation.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormSkeleton } from '../../ui/skeleton.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { OrganisationForm } from './organisation-form.tsx';
import classes from './organisation-screen.module.css';
import { VerificationNotice } from './verification-notice.tsx';

export function OrganisationScreen() {
  const t = useTranslations('organisations');
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <OrganisationContent />
    </div>
  );
}

function OrganisationContent() {
  const t = useTranslations('organisations');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(organisationOptions());

  if (data) {
    return (
      <>
        {!data.isVerified && <VerificationNotice />}
        <OrganisationForm organisation={data} />
      </>
    );
  }
  if (!error) return <FormSkeleton fields={5} />;
  return (
    <ErrorState
      title={t('failed')}
      text={problemText(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
