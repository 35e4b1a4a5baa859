import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { MyProfileForm } from './my-profile-form.tsx';
import classes from './my-profile.module.css';
import { myProfile } from '../profiles.live.ts';
import type { CountriesFor } from './mine.countries.ts';

interface MyProfileScreenProps {
  /** Chosen and taken away at once, whatever becomes of the form. */
  picture: ReactNode;
  countriesFor: CountriesFor;
}

/** What I tell of myself, and who sees it. */
export function MyProfileScreen({ picture, countriesFor }: MyProfileScreenProps) {
  const t = useTranslations('profiles.mine');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(myProfile.options());
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {data && <MyProfileForm profile={data} picture={picture} countriesFor={countriesFor} />}
      {!data && !error && <FormSkeleton fields={6} />}
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
