import { Suspense } from 'react';
import { useStoredValue } from '../../../platform/device-settings.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { acting } from '../../../platform/session/acting.ts';

const Banner = lazyPart(() => import('./acting-banner.tsx').then((part) => part.ActingBanner));

/** Nothing for who is themselves. */
export function ActingPlace() {
  const acted = useStoredValue(acting);
  return <Suspense fallback={null}>{acted && <Banner acted={acted} />}</Suspense>;
}
