import { useTranslations } from 'use-intl';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import type { SetupTab } from '../events.places.ts';
import { FirstEvent } from './first-event.tsx';
import { KeptEvent } from './kept-event.tsx';

/** Where an event is set up, from its name to the day it ends. */
export function HubScreen({ tab }: { tab: SetupTab }) {
  const t = useTranslations('events');
  const problemText = useProblemText();
  const { event, problem, tryAgain } = useCurrentEvent();
  usePageTitle(t('title'));
  if (event) return <KeptEvent eventId={event.id} tab={tab} />;
  if (event === null) return <FirstEvent />;
  if (!problem) return <FormSkeleton fields={5} />;
  return (
    <>
      <h1>{t('title')}</h1>
      <ErrorState title={t('failed')} text={problemText(problem)} onRetry={tryAgain} />
    </>
  );
}
