import type { MyEvent } from '@plenum/contract';
import {
  IconChecklist,
  IconGitCompare,
  IconMailForward,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { numbers as eventNumbers } from '../../features/events/events.live.ts';
import { placeOfPoint } from '../../features/events/events.places.ts';
import { FigureLink } from '../../ui/panel/figure-link.tsx';
import classes from './dashboard.module.css';
import { onlineOptions } from '../lobby/lobby.queries.ts';
import { missingOptions, unpublishedOptions } from './dashboard.queries.ts';
import { EventHead } from './event-head.tsx';
import { figureOf } from './figure-of.ts';

/** The event in numbers, each with the list behind it; they move as people join. */
export function EventFigures({ event }: { event: MyEvent }) {
  const t = useTranslations('frame.dashboard.event');
  const numbers = useQuery(eventNumbers.options(event.id));
  const unpublished = useQuery(unpublishedOptions(event.id));
  const missing = useQuery(missingOptions(event.id));
  const steps = figureOf(missing);
  // What is published has seldom one left: its place is not kept for it.
  const hasSteps = steps === undefined ? event.state === 'draft' : steps !== 0;
  const unknown = numbers.isError ? null : undefined;
  return (
    <section className={classes.event} aria-labelledby="dashboard-event">
      <EventHead event={event} to="/conference-platform" />
      <div className={classes.figures}>
        {event.state !== 'draft' && <PeopleOnline eventId={event.id} />}
        <FigureLink
          icon={IconUserPlus}
          hue="green"
          label={t('joinedToday')}
          value={numbers.data?.joinedToday ?? unknown}
          link={{ to: '/users/conference', search: { came: 'today' } }}
        />
        <FigureLink
          icon={IconMailForward}
          hue="sky"
          label={t('invited')}
          value={numbers.data?.invited ?? unknown}
          link={{ to: '/conference-platform', search: { tab: 'attendees' } }}
        />
        <FigureLink
          icon={IconGitCompare}
          hue="violet"
          label={t('unpublished')}
          value={figureOf(unpublished)}
          link={placeOfPoint.agenda}
        />
        {hasSteps && (
          <FigureLink
            icon={IconChecklist}
            hue="amber"
            label={t('open')}
            value={steps}
            link={{ to: '/conference-platform' }}
          />
        )}
      </div>
    </section>
  );
}

function PeopleOnline({ eventId }: { eventId: number }) {
  const t = useTranslations('frame.dashboard.event');
  const { data, isError } = useQuery(onlineOptions(eventId));
  return (
    <FigureLink
      icon={IconUsers}
      hue="indigo"
      label={t('online')}
      // Whoever reads this is online, though their own connection may be a moment younger.
      value={figureOf({ data: data && Math.max(1, data.people), isError })}
      link={{ to: '/summit-attendees', search: { online: '1' } }}
    />
  );
}
