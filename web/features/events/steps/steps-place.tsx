import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useCan } from '../../../platform/abilities.ts';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import { useStoredValue } from '../../../platform/device-settings.ts';
import { loadTexts } from '../../../platform/i18n/texts.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { walkedEvent } from './steps.places.ts';

const StepsStrip = lazyPart(async () => {
  const [{ StepsStrip: Strip }] = await Promise.all([
    import('./steps-strip.tsx'),
    loadTexts('first-steps'),
  ]);
  return Strip;
});

const organising = ['manage', 'all'] as const;

/** Only for who walks the steps of the event that is open, and not beside the steps themselves. */
export function StepsPlace() {
  const walked = useStoredValue(walkedEvent);
  const isOrganiser = useCan()(organising);
  const { event } = useCurrentEvent();
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  if (isHome || !isOrganiser || !event || event.id !== walked) return null;
  return (
    <Suspense fallback={null}>
      <StepsStrip eventId={event.id} />
    </Suspense>
  );
}
