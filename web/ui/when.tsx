import { useFormatter, useNow } from 'use-intl';

interface WhenProps {
  /** ISO 8601. */
  at: string;
  as?: 'ago' | 'day';
}

/** A moment as people say it; the pointer finds the exact one. */
export function When({ at, as = 'ago' }: WhenProps) {
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  const moment = new Date(at);
  const exact = format.dateTime(moment, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <time dateTime={at} title={exact}>
      {as === 'ago'
        ? format.relativeTime(moment, now)
        : format.dateTime(moment, { dateStyle: 'medium' })}
    </time>
  );
}
