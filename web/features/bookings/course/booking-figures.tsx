import type { BookingCapacity } from '@plenum/contract';
import { IconHourglass, IconLogin, IconPencil, IconTicket } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { FigureLink } from '../../../ui/panel/figure-link.tsx';
import classes from './booking-figures.module.css';

/** How many places are sold, kept, waited for and taken; each opens whose they are. */
export function BookingFigures({ capacity }: { capacity: BookingCapacity | undefined }) {
  const t = useTranslations('booking-desk.overview');
  const sum = (name: 'held' | 'waiting') =>
    capacity?.tickets.reduce((all, one) => all + one[name], 0);
  return (
    <div className={classes.figures}>
      <FigureLink
        icon={IconTicket}
        hue="indigo"
        label={t('ticketsSold')}
        value={capacity?.sold}
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
        value={capacity?.checkedIn}
        link={{ to: '/bookings', search: { came: 'yes' } }}
      />
    </div>
  );
}
