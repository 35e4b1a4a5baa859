import type { MyEvent } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentEvent } from '../../platform/current-event.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../error-state.tsx';
import { LinesSkeleton } from '../skeleton.tsx';
import { NoEvent } from './no-event.tsx';

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
