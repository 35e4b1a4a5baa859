import type { MyEvent } from '@plenum/contract';
import { IconHourglass, IconLogin, IconPencil, IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FigureLink } from '../../../ui/panel/figure-link.tsx';
import classes from './booking-figures.module.css';
import { capacity } from './course.live.ts';

/** How many places are sold, kept, waited for and taken; each opens whose they are. */
export function BookingFigures({ event }: { event: MyEvent }) {
  const t = useTranslations('booking-desk.overview');
  const { data } = useQuery(capacity.options(event.id));
  const sum = (name: 'held' | 'waiting') => data?.tickets.reduce((all, one) => all + one[name], 0);
  return (
    <div className={classes.figures}>
      <FigureLink
        icon={IconTicket}
        hue="indigo"
        label={t('ticketsSold')}
        value={data?.sold}
        link={{ to: '/bookings', search: { stands: 'yes' } }}
      />
      <FigureLink
        icon={IconPencil}
        hue="sky"
        label={t('beingBooked')}
        value={sum('held')}
        link={{ to: '/bookings', search: { state: 'held' } }}
      />
      <FigureLink
        icon={IconHourglass}
        hue="amber"
        label={t('waitedFor')}
        value={sum('waiting')}
        link={{ to: '/bookings/waiting' }}
      />
      <FigureLink
        icon={IconLogin}
        hue="green"
        label={t('checkedIn')}
        value={data?.checkedIn}
        link={{ to: '/bookings', search: { came: 'yes' } }}
      />
    </div>
  );
}
