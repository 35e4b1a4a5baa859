import { Suspense } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.ts';

const NoEvent = lazyPart(() => import('../../ui/event/no-event.tsx').then((part) => part.NoEvent));

/** Whoever has no event yet begins here; everybody else never loads it. */
export const NoEventPlace = () => (
  <Suspense fallback={null}>
    <NoEvent />
  </Suspense>
);
