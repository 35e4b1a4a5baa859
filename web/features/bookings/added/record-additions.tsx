import type { BookingRecord } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { BookingState } from '../booking-state.tsx';
import classes from '../record/record-screen.module.css';

/** What was added to it, and what it was added to: each has its own record. */
export function RecordAdditions({ record }: { record: BookingRecord }) {
  const t = useTranslations('bookings.added');
  const { first, additions } = record;
  if (!first && additions.length === 0) return null;
  return (
    <Panel hasRoom title={t('title')}>
      {first && (
        <PlaceLink href={`/bookings/${first.id}`}>
          {t('partOf', { reference: first.reference })}
        </PlaceLink>
      )}
      {additions.length > 0 && (
        <ul className={classes.places}>
          {additions.map(({ id, reference, state, summary, gross, currency }) => (
            <li key={id} className={classes.place} data-off={state === 'cancelled'}>
              <strong>
                <bdi>{summary}</bdi>
              </strong>
              <span className={classes.soft}>
                <BookingState state={state} /> <Money minor={gross} currency={currency} />
              </span>
              <PlaceLink href={`/bookings/${id}`}>{t('open', { reference })}</PlaceLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
