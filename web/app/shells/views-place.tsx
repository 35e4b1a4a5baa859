import { useCountedViews } from '../../features/analytics/counting/use-counted-views.ts';
import { useCurrentEvent } from '../../platform/current-event.ts';

/** Which screens are opened, counted without anybody's name. */
export function ViewsPlace() {
  const { event } = useCurrentEvent();
  useCountedViews('inside', event === undefined ? undefined : (event?.slug ?? ''));
  return null;
}
