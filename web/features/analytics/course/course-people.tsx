import type { EventCourse, EventDeed } from '@plenum/contract';
import {
  IconCalendarRepeat,
  IconCashBanknote,
  IconDoorEnter,
  IconEye,
  IconHandClick,
  IconTicket,
  IconUsers,
} from '@tabler/icons-react';
import { Link, type LinkProps, useSearch } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { FigureLink } from '../../../ui/panel/figure-link.tsx';
import { FigureTable } from '../../../ui/panel/figure-table.tsx';
import { readAnalyticsSearch } from '../analytics.places.ts';
import { useWayToTable } from '../use-table-place.ts';
import classes from './event-course.module.css';

const didId = 'did';

/** How many joined, took part and came again, each with the way to what it is made of. */
export function CourseSteps({ course }: { course: EventCourse | undefined }) {
  const t = useTranslations('analytics.course.steps');
  const byDay = useWayToTable('days');
  const search = readAnalyticsSearch(useSearch({ strict: false }));
  const steps = course?.steps;
  return (
    <div className={classes.steps}>
      <FigureLink
        icon={IconEye}
        hue="violet"
        label={t('views')}
        value={steps?.views}
        link={{ to: '/dashboard/analytics', search, hash: 'screens' }}
      />
      {steps && steps.booked > 0 && (
        <>
          <FigureLink
            icon={IconTicket}
            hue="sky"
            label={t('booked')}
            value={steps.booked}
            link={{ to: '/bookings', search: { stands: 'yes' } }}
          />
          <FigureLink
            icon={IconCashBanknote}
            hue="green"
            label={t('paid')}
            value={steps.paid}
            link={{ to: '/bookings', search: { state: 'confirmed' } }}
          />
          <FigureLink
            icon={IconDoorEnter}
            hue="green"
            label={t('checkedIn')}
            value={steps.checkedIn}
            link={{ to: '/bookings', search: { came: 'yes' } }}
          />
        </>
      )}
      <FigureLink
        icon={IconUsers}
        hue="indigo"
        label={t('joined')}
        value={steps?.joined}
        link={{ to: '/users/conference' }}
      />
      <FigureLink
        icon={IconHandClick}
        hue="green"
        label={t('tookPart')}
        value={steps?.tookPart}
        link={{ ...byDay, hash: didId }}
      />
      <FigureLink
        icon={IconCalendarRepeat}
        hue="amber"
        label={t('cameAgain')}
        value={steps?.cameAgain}
        link={byDay}
      />
    </div>
  );
}

const ways: Partial<Record<EventDeed, Pick<LinkProps, 'to' | 'hash'>>> = {
  watching: { to: '/dashboard/analytics', hash: 'sessions' },
  stars: { to: '/dashboard/analytics', hash: 'sessions' },
  visits: { to: '/dashboard/analytics', hash: 'booths' },
  asks: { to: '/dashboard/analytics', hash: 'booths' },
  lines: { to: '/live-chat' },
  cards: { to: '/dashboard/analytics', hash: 'booths' },
};

/** What taking part was: nobody is named, as nobody agreed to be watched. */
export function CourseDeeds({ course }: { course: EventCourse }) {
  const t = useTranslations('analytics.course');
  const format = useFormatter();
  const { search } = useWayToTable('days');
  const name = (what: EventDeed) => {
    const way = ways[what];
    return way ? (
      <Link {...way} search={way.hash === undefined ? {} : search}>
        {t(`did.${what}`)}
      </Link>
    ) : (
      t(`did.${what}`)
    );
  };
  return (
    <div id={didId}>
      <FigureTable
        title={t('did.title')}
        heads={[t('did.what'), t('did.people'), t('did.times')]}
        rows={course.did.map(({ what, people, times }) => ({
          key: what,
          name: name(what),
          cells: [format.number(people), format.number(times)],
        }))}
        none={t('did.none')}
      />
    </div>
  );
}
