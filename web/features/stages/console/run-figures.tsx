import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { readRunFigures } from '../stages.api.ts';
import classes from './live-conference.module.css';

/** How many watched while it was live. */
export function RunFigures({ eventId, runId }: { eventId: number; runId: number }) {
  const t = useTranslations('stages.past');
  const format = useFormatter();
  const { data: figures } = useQuery({
    queryKey: ['stages', 'figures', eventId, runId],
    queryFn: ({ signal }) => readRunFigures(eventId, runId, signal),
  });
  if (!figures) return <LinesSkeleton lines={2} />;
  return (
    <div className={classes.figures}>
      <p>{t('people', { count: figures.people })}</p>
      {figures.minutes.length > 0 && (
        <table>
          <caption>{t('byMinute')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('minute')}</th>
              <th scope="col">{t('viewers')}</th>
            </tr>
          </thead>
          <tbody>
            {figures.minutes.map(({ at, viewers }) => (
              <tr key={at}>
                <td>{format.dateTime(new Date(at), { timeStyle: 'short' })}</td>
                <td>{format.number(viewers)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
