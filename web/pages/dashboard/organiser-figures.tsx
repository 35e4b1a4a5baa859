import { IconCalendarDue, IconMailX, IconUserStar, IconUsers } from '@tabler/icons-react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { outboxOptions } from '../../features/organisations/organisations.api.ts';
import { peopleOptions } from '../../features/people/people.api.ts';
import { FigureLink } from '../../ui/panel/figure-link.tsx';
import classes from './dashboard.module.css';
import { everyMinute } from './every-minute.ts';

const figureOf = ({ data, isError }: UseQueryResult<number>) =>
  data ?? (isError ? null : undefined);

const countOf = (role: 'admin' | 'client') => ({
  ...peopleOptions({ role, perPage: 1 }),
  select: ({ total }: { total: number }) => total,
  ...everyMinute,
});

const failedMails = () => ({
  ...outboxOptions(),
  select: (lines: readonly { state: string }[]) =>
    lines.filter(({ state }) => state === 'failed').length,
  ...everyMinute,
});

export function OrganiserFigures({ tasksDue }: { tasksDue: number | null | undefined }) {
  const t = useTranslations('frame.dashboard');
  const attendees = useQuery(countOf('client'));
  const organisers = useQuery(countOf('admin'));
  const failed = useQuery(failedMails());
  return (
    <div className={classes.figures}>
      <FigureLink
        icon={IconCalendarDue}
        hue="amber"
        label={t('tasksDue')}
        value={tasksDue}
        link={{
          to: '/apps/todo/$filter',
          params: { filter: 'all' },
          search: { sort: 'due-date' },
        }}
      />
      <FigureLink
        icon={IconUsers}
        hue="indigo"
        label={t('attendees')}
        value={figureOf(attendees)}
        link={{ to: '/users/conference' }}
      />
      <FigureLink
        icon={IconUserStar}
        hue="violet"
        label={t('organisers')}
        value={figureOf(organisers)}
        link={{ to: '/users/organisation' }}
      />
      <FigureLink
        icon={IconMailX}
        hue="red"
        label={t('failedMails')}
        value={figureOf(failed)}
        link={{ to: '/settings/outbox' }}
      />
    </div>
  );
}
