import type { ExhibitorSetup, MyEvent } from '@plenum/contract';
import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { ApplicationCard } from './application-card.tsx';
import classes from '../setup/exhibitor-panel.module.css';
import { applications } from '../setup/setup.live.ts';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';

interface ApplicationsPanelProps {
  event: MyEvent;
  setup: ExhibitorSetup;
}

/** Who would like to exhibit: those who wait for an answer first. */
export function ApplicationsPanel({ event, setup }: ApplicationsPanelProps) {
  const t = useTranslations('exhibitors.applications');
  const problemText = useExhibitorProblemText();
  const { data, error, isFetching, refetch } = useQuery(applications.options(event.id));
  if (!data && error) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <LinesSkeleton lines={5} />;
  if (data.length === 0) {
    const isOpen = setup.rules.isCallOpen;
    return (
      <StateMessage
        icon={IconInbox}
        title={t('emptyTitle')}
        text={t(isOpen ? 'emptyOpen' : 'emptyClosed')}
      />
    );
  }
  const isWaiting = ({ state }: { state: string }) => state === 'waiting';
  const inOrder = [...data.filter(isWaiting), ...data.filter((one) => !isWaiting(one))];
  return (
    <ul className={classes.cards}>
      {inOrder.map((application) => (
        <li key={application.id}>
          <ApplicationCard eventId={event.id} application={application} />
        </li>
      ))}
    </ul>
  );
}
