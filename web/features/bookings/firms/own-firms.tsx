import { Button } from '@mantine/core';
import type { BookedFirm, Booking } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import classes from '../own/own-booking.module.css';

/** What came of the booths and sponsor packages of a booking, and where to go on with them. */
export function OwnFirms({ booking }: { booking: Booking }) {
  const t = useTranslations('booking-page.own.firms');
  if (booking.firms.length === 0) return null;
  return (
    <Panel hasRoom title={t('title')}>
      <ul className={classes.places}>
        {booking.firms.map((firm) => (
          <FirmLine key={firm.placeId} booking={booking} firm={firm} />
        ))}
      </ul>
    </Panel>
  );
}

function FirmLine({ booking, firm }: { booking: Booking; firm: BookedFirm }) {
  const t = useTranslations('booking-page.own.firms');
  const { id, kind, name, isShown } = firm;
  const place = booking.people.find((one) => one.id === firm.placeId);
  const stands = booking.state === 'confirmed' && !place?.isCancelled;
  const standing = () => {
    if (id === null) return t('gone');
    if (isShown) return t('shown');
    return t(stands ? 'hidden' : 'off');
  };
  return (
    <li className={classes.place}>
      <div>
        <strong>
          <bdi>{name || place?.fullName}</bdi>
        </strong>
        <span>{standing()}</span>
        {kind === 'sponsor' && stands && id !== null && <span>{t('sponsor')}</span>}
        {kind === 'booth' && stands && id !== null && (
          <>
            <span>{t('setUpHint', { email: place?.email || booking.email })}</span>
            <span>
              <Button component="a" href={`/booths/${id}`}>
                {t('setUp')}
              </Button>
            </span>
          </>
        )}
      </div>
    </li>
  );
}
