import { Button } from '@mantine/core';
import type { MyEvent } from '@plenum/contract';
import { IconCalendarPlus, IconCalendarStar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCan } from '../../platform/abilities.ts';
import { useCurrentEvent } from '../../platform/current-event.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../error-state.tsx';
import { LinesSkeleton } from '../skeleton.tsx';
import { StateMessage } from '../state-message.tsx';

const organising = ['manage', 'all'] as const;

interface EventNeededProps {
  /** Shaped like what comes. */
  skeleton?: ReactNode;
  children: (event: MyEvent) => ReactNode;
}

/** For every screen about an event: shows it the current one, or says why there is none. */
export function EventNeeded({ skeleton, children }: EventNeededProps) {
  const t = useTranslations('frame.event');
  const problemText = useProblemText();
  const { event, problem, tryAgain } = useCurrentEvent();
  if (event) return children(event);
  if (event === null) return <NoEvent />;
  if (!problem) return skeleton ?? <LinesSkeleton lines={6} />;
  return <ErrorState title={t('failed')} text={problemText(problem)} onRetry={tryAgain} />;
}

function NoEvent() {
  const t = useTranslations('frame.event');
  const isOrganiser = useCan()(organising);
  if (!isOrganiser) {
    return (
      <StateMessage icon={IconCalendarStar} title={t('noneTitle')} text={t('attendeeNoneText')} />
    );
  }
  return (
    <StateMessage
      icon={IconCalendarPlus}
      title={t('noneTitle')}
      text={t('organiserNoneText')}
      action={
        <Button renderRoot={(props) => <Link to="/conference-platform" {...props} />}>
          {t('begin')}
        </Button>
      }
    />
  );
}
