import type { MyEvent, Tier } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import type { ChangeSearch, ExhibitorsSearch } from '../exhibitors.places.ts';
import { setups } from './setup.live.ts';
import { ExhibitorsHead } from './exhibitors-head.tsx';
import { ExhibitorsSetup } from './exhibitors-setup.tsx';
import classes from './exhibitors-screen.module.css';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';

interface ExhibitorsScreenProps {
  event: MyEvent;
  tier: Tier;
  search: ExhibitorsSearch;
  onAddress: ChangeSearch;
}

/** The exhibitors of one tier, for those who run the event. */
export function ExhibitorsScreen({ event, tier, search, onAddress }: ExhibitorsScreenProps) {
  const t = useTranslations('exhibitors');
  const problemText = useExhibitorProblemText();
  usePageTitle(t(`titles.${tier}`));
  const { data, error, isFetching, refetch } = useQuery(setups.options(event.id));
  return (
    <div className={classes.screen}>
      <ExhibitorsHead tier={tier} setup={data} onAddress={onAddress} />
      {data && (
        <ExhibitorsSetup
          event={event}
          tier={tier}
          setup={data}
          search={search}
          onAddress={onAddress}
        />
      )}
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
