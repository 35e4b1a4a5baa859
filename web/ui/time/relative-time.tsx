import { useFormatter } from 'use-intl';
import { useExactTitle } from './use-exact-title.ts';
import { useNow } from './use-now.ts';

/** "5 minutes ago", kept true while it is on the screen; the exact time on hover. */
export function RelativeTime({ at }: { at: string }) {
  const format = useFormatter();
  const now = useNow();
  const date = new Date(at);
  // Clocks differ: what has just happened never lies ahead.
  const shown = Math.abs(date.getTime() - now) < 60_000 ? Math.min(date.getTime(), now) : date;
  return (
    <time dateTime={at} onPointerEnter={useExactTitle(date)} dir="auto">
      {format.relativeTime(shown, now)}
    </time>
  );
}
