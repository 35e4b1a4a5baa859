import { IconCalendarDue, IconMailX, IconUserStar, IconUsers } from '@tabler/icons-react';
import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FigureLink } from '../../ui/panel/figure-link.tsx';
import classes from './dashboard.module.css';
import { countOf, failedMails } from './dashboard.queries.ts';
import { figureOf } from './figure-of.ts';
import { useDueTasks } from './use-due-tasks.ts';

interface OrganiserFiguresProps {
  /** Attendees are those of the event, as in the list behind the number. */
  event: MyEvent | null;
}

export function OrganiserFigures({ event }: OrganiserFiguresProps) {
  const t = useTranslations('frame.dashboard');
  const attendees = useQuery(countOf({ role: 'client', ...(event && { event: event.id }) }));
  const organisers = useQuery(countOf({ role: 'admin' }));
  const failed = useQuery(failedMails());
  const { dueCount } = useDueTasks();
  return (
    <div className={classes.figures}>
      <FigureLink
        icon={IconCalendarDue}
        hue="amber"
        label={t('tasksDue')}
        value={dueCount}
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
        link={{ to: '/settings/outbox', search: { state: 'failed' } }}
      />
    </div>
  );
}
