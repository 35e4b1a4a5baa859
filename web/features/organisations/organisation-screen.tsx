import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormSkeleton } from '../../ui/skeleton.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { OrganisationEditor } from './organisation-editor.tsx';
import classes from './organisation-screen.module.css';
import { organisationOptions } from './organisations.api.ts';
import { listenToOrganisation } from './organisations.live.ts';
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
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(organisationOptions());
  useEffect(() => listenToOrganisation(client), [client]);

  if (data) {
    return (
      <>
        {!data.isVerified && <VerificationNotice />}
        <OrganisationEditor organisation={data} />
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
