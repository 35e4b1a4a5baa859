import { useFormatter } from 'use-intl';
import { useExactTitle } from './use-exact-title.ts';

/** The day of a moment; the exact time on hover. */
export function Day({ at }: { at: string }) {
  const format = useFormatter();
  const date = new Date(at);
  return (
    <time dateTime={at} onPointerEnter={useExactTitle(date)}>
      {format.dateTime(date, { dateStyle: 'medium' })}
    </time>
  );
}
