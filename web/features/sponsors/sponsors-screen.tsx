import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { sponsorSetup } from './sponsors.live.ts';
import classes from './sponsors-screen.module.css';
import { SponsorsSetup } from './setup/sponsors-setup.tsx';

/** Where organisers set up who pays for an event, and see what they got for it. */
export function SponsorsScreen({ event }: { event: MyEvent }) {
  const t = useTranslations('sponsors');
  const problemText = useProblemText();
  usePageTitle(t('title'));
  const { data, error, isFetching, refetch } = useQuery(sponsorSetup.options(event.id));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {data && <SponsorsSetup key={event.id} event={event} setup={data} />}
      {!data && !error && <LinesSkeleton lines={6} />}
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
