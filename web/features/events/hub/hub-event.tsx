import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { Checklist } from './checklist.tsx';
import { eventSetup } from '../events.live.ts';
import type { SetupTab } from '../events.places.ts';
import { HubHead } from './hub-head.tsx';
import { HubPanel } from './hub-panel.tsx';
import { HubSide } from './hub-side.tsx';
import classes from './hub.module.css';
import { StateBar } from './state-bar.tsx';

interface HubEventProps {
  eventId: number;
  tab: SetupTab;
}

export function HubEvent({ eventId, tab }: HubEventProps) {
  const t = useTranslations('events');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(eventSetup.options(eventId));
  if (data) {
    return (
      <div className={classes.hub}>
        <HubHead setup={data} />
        <StateBar setup={data} />
        <div className={classes.parts}>
          <div className={classes.card} data-sided>
            <HubSide />
            <HubPanel setup={data} tab={tab} />
          </div>
          <Checklist setup={data} />
        </div>
      </div>
    );
  }
  if (!error) return <FormSkeleton fields={5} />;
  return (
    <>
      <h1>{t('title')}</h1>
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </>
  );
}
