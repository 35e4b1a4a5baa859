import { Button } from '@mantine/core';
import type { Booking } from '@plenum/contract';
import { IconHourglassEmpty } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';
import { chosenAgain, keptBy } from '../bookings.places.ts';

/** What was chosen is chosen again with one click. */
export function EndedHold({ booking }: { booking: Booking }) {
  const t = useTranslations('booking-page.hold');
  const { event } = booking;
  const kept = keptBy(booking);
  return (
    <>
      <h1 className="visually-hidden">{t('ended')}</h1>
      <StateMessage
        icon={IconHourglassEmpty}
        title={t('ended')}
        text={t('endedText')}
        action={
          <Button
            renderRoot={(props) =>
              kept ? (
                <Link to="/booking/$token" params={{ token: kept.token }} {...props} />
              ) : (
                <Link
                  to="/e/$slug/register"
                  params={{ slug: event.slug }}
                  search={chosenAgain(booking)}
                  {...props}
                />
              )
            }
          >
            {t(kept ? 'backToBooking' : 'again')}
          </Button>
        }
      />
    </>
  );
}
