import { useFormatter } from 'use-intl';

/** The day of a moment; the exact time on hover. */
export function Day({ at }: { at: string }) {
  const format = useFormatter();
  const date = new Date(at);
  return (
    <time dateTime={at} title={format.dateTime(date, { dateStyle: 'full', timeStyle: 'medium' })}>
      {format.dateTime(date, { dateStyle: 'medium' })}
    </time>
  );
}
