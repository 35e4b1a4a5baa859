import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCan } from '../../../platform/abilities.ts';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import { NoEvent } from '../../../ui/event/no-event.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { SampleButton } from './sample-button.tsx';
import { SampleNotice } from './sample-notice.tsx';
import { firstSteps, puttingAway } from './steps.live.ts';
import { StepsPanel } from './steps-panel.tsx';

const organising = ['manage', 'all'] as const;

interface FirstStepsProps {
  event: MyEvent | null;
  /** The page as it is without steps. */
  children: ReactNode;
}

/** Until there is something to count, an organiser's page is the way to it. */
export function FirstSteps({ event, children }: FirstStepsProps) {
  const isOrganiser = useCan()(organising);
  if (event) return <StepsOf event={event}>{children}</StepsOf>;
  if (isOrganiser) return <StepsPanel event={null} known={null} other={<SampleButton />} />;
  return (
    <>
      <NoEvent />
      {children}
    </>
  );
}

function StepsOf({ event, children }: FirstStepsProps & { event: MyEvent }) {
  const { events } = useCurrentEvent();
  const { data, isError } = useQuery(firstSteps.options(event.id));
  const putAway = usePutAway(event.id);
  if (!data) return isError ? children : <LinesSkeleton lines={8} />;
  if (data.isSample)
    return (
      <>
        <SampleNotice eventId={event.id} />
        {children}
      </>
    );
  if (data.isAway || data.steps.every(({ isDone }) => isDone)) return children;
  const isAllNew = events.every(({ state }) => state === 'draft');
  return (
    <>
      <StepsPanel event={event} known={data} onAway={() => putAway(true)} />
      {!isAllNew && children}
    </>
  );
}

function usePutAway(eventId: number) {
  const t = useTranslations('first-steps');
  const { apply } = useChanges();
  const put = (isAway: boolean): void => {
    void apply(puttingAway(eventId, isAway), { failed: (reason) => reason });
    if (!isAway) return;
    showToast({ text: t('hidden'), action: 'undo', onAction: () => put(false) });
  };
  return put;
}
