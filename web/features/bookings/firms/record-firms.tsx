import type { BookingRecord } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import classes from '../record/record-screen.module.css';

/** What came of its booths and sponsor packages. */
export function RecordFirms({ record: { firms } }: { record: BookingRecord }) {
  const t = useTranslations('bookings.record.firms');
  if (firms.length === 0) return null;
  return (
    <Panel hasRoom title={t('title')}>
      <ul className={classes.places}>
        {firms.map(({ placeId, kind, id, name, isShown }) => (
          <li key={placeId} className={classes.place}>
            {id === null ? (
              <span className={classes.soft}>{t('gone')}</span>
            ) : (
              <>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span className={classes.soft}>{t(isShown ? 'shown' : 'hidden')}</span>
                <PlaceLink href={kind === 'booth' ? `/booths/${id}` : '/sponsors'}>
                  {t(kind)}
                </PlaceLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
