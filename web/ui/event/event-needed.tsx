import type { MyEvent } from '@plenum/contract';
import { type ReactNode, use } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentEvent } from '../../platform/current-event.ts';
import { PageName } from '../../platform/page-name.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../error-state.tsx';
import { LinesSkeleton } from '../skeleton.tsx';
import { usePageTitle } from '../page/use-page-title.ts';
import { NoEvent } from './no-event.tsx';

interface EventNeededProps {
  /** Shaped like what comes. */
  skeleton?: ReactNode;
  /** The page says its name itself, with or without an event. */
  isBelowHead?: boolean;
  children: (event: MyEvent) => ReactNode;
}

/** For every screen about an event: shows it the current one, or says why there is none. */
export function EventNeeded({ skeleton, isBelowHead = false, children }: EventNeededProps) {
  const t = useTranslations('frame.event');
  const problemText = useProblemText();
  const { event, problem, tryAgain } = useCurrentEvent();
  if (event) return children(event);
  if (event !== null && !problem) return skeleton ?? <LinesSkeleton lines={6} />;
  return (
    <>
      {!isBelowHead && <PageHead />}
      {event === null ? (
        <NoEvent />
      ) : (
        <ErrorState title={t('failed')} text={problemText(problem)} onRetry={tryAgain} />
      )}
    </>
  );
}

/** Instead of the screen's own, that is about the event. */
function PageHead() {
  const t = useTranslations('frame.event');
  const name = use(PageName) ?? t('title');
  usePageTitle(name);
  return <h1>{name}</h1>;
}
