import { Button } from '@mantine/core';
import type { MyEvent } from '@plenum/contract';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useCan } from '../../platform/abilities.ts';
import { useCurrentEvent } from '../../platform/current-event.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../error-state.tsx';
import { LinesSkeleton } from '../skeleton.tsx';
import { StateMessage } from '../state-message.tsx';

const WithoutEvent = lazyPart(async () => {
  const [{ WithoutEvent: Found }] = await Promise.all([
    import('./without-event.tsx'),
    loadTexts('moderation'),
  ]);
  return Found;
});

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
      <Suspense fallback={<LinesSkeleton lines={6} />}>
        <WithoutEvent />
      </Suspense>
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
