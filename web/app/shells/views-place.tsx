import { Suspense } from 'react';
import { useCurrentEvent } from '../../platform/current-event.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';

const CountedViews = lazyPart(() =>
  import('../../features/analytics/counting/counted-views.tsx').then((part) => part.CountedViews),
);

/** Which screens are opened, counted without anybody's name. */
export function ViewsPlace() {
  const { event } = useCurrentEvent();
  const slug = event === undefined ? undefined : (event?.slug ?? '');
  return <Suspense fallback={null}>{slug !== undefined && <CountedViews slug={slug} />}</Suspense>;
}
