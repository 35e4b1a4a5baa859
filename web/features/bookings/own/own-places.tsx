import { Button } from '@mantine/core';
import type { Booking, Place } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { FillChoice } from '../fills/fill-choice.tsx';
import { OwnUpgrade } from '../upgrades/own-upgrade.tsx';
import { ownUpgradesOptions } from '../upgrades/upgrades.api.ts';
import { EditPlaces } from './edit-places.tsx';
import classes from './own-booking.module.css';

const QrCode = lazy(() =>
  import('../../../ui/qr/qr-code.tsx').then((qr) => ({ default: qr.QrCode })),
);

/** Who comes with which ticket, and the code that lets them in. */
export function OwnPlaces({ token, booking }: { token: string; booking: Booking }) {
  const t = useTranslations('booking-page.own');
  const [isEdited, setEdited] = useState(false);
  const { canChange, state, event, fullName } = booking;
  const { data: offers } = useQuery({
    ...ownUpgradesOptions(token),
    enabled: state === 'confirmed',
  });
  if (isEdited) {
    return <EditPlaces token={token} booking={booking} onDone={() => setEdited(false)} />;
  }
  return (
    <Panel
      hasRoom
      title={t('places')}
      more={
        canChange ? (
          <Button variant="subtle" size="compact-sm" onClick={() => setEdited(true)}>
            {t('edit')}
          </Button>
        ) : null
      }
    >
      <ul className={classes.places}>
        {booking.people.map((place) => (
          <PlaceLine
            key={place.id}
            place={place}
            languages={event.languages}
            booker={fullName}
            more={
              <>
                <FillChoice token={token} booking={booking} placeId={place.id} />
                <OwnUpgrade
                  token={token}
                  place={place}
                  offers={offers}
                  languages={event.languages}
                  name={place.fullName || fullName}
                />
              </>
            }
          />
        ))}
      </ul>
    </Panel>
  );
}

interface PlaceLineProps {
  place: Place;
  languages: readonly string[];
  /** Who comes where nobody is named. */
  booker: string;
  more?: ReactNode;
}

export function PlaceLine({ place, languages, booker, more }: PlaceLineProps) {
  const t = useTranslations('booking-page.own');
  const format = useFormatter();
  const words = useWords(languages);
  const { pass, isCancelled, isUpgraded, checkedInAt, kind } = place;
  const name = place.fullName || booker;
  return (
    <li className={classes.place} data-off={isCancelled}>
      <div>
        <strong>
          <bdi>{words(place.name)}</bdi>
        </strong>
        {kind !== 'add_on' && (
          <span>
            <bdi>{name}</bdi>
          </span>
        )}
        {place.email && <span dir="ltr">{place.email}</span>}
        {isCancelled && <span>{t(isUpgraded ? 'placeUpgraded' : 'placeCancelled')}</span>}
        {checkedInAt && (
          <span>
            {t('cameIn', {
              at: format.dateTime(new Date(checkedInAt), {
                dateStyle: 'medium',
                timeStyle: 'short',
              }),
            })}
          </span>
        )}
        {more}
      </div>
      {pass && (
        <Suspense>
          <QrCode text={pass} label={t('passOf', { name })} />
        </Suspense>
      )}
    </li>
  );
}
