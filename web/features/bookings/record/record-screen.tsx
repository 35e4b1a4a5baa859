import type { BookingRecord } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { Money } from '../../../ui/money/money.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { RecordAdditions } from '../added/record-additions.tsx';
import { BookingState } from '../booking-state.tsx';
import { booking as bookingAnswer } from '../bookings.live.ts';
import { RecordDeeds } from './record-deeds.tsx';
import { RecordHistory } from './record-history.tsx';
import { RecordNote } from './record-note.tsx';
import { RecordFirms } from '../firms/record-firms.tsx';
import { RecordPlaces } from './record-places.tsx';
import classes from './record-screen.module.css';

interface RecordScreenProps {
  id: number;
  missing: ReactNode;
  /** What was paid of its invoice, which is another feature's. */
  Payments: ComponentType<{ invoiceId: number }>;
}

/** One booking with all that happened to it, for who runs the event. */
export function RecordScreen({ id, missing, Payments }: RecordScreenProps) {
  const t = useTranslations('bookings');
  const query = useQuery(bookingAnswer.options(id));
  const { data, error } = query;
  const title = data ? t('record.title', { reference: data.reference }) : t('record.loading');
  usePageTitle(title);
  if (error instanceof CallProblem && error.status === 404) return missing;
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {data && <BookingState state={data.state} />}
        {data && <RecordDeeds record={data} />}
      </header>
      {data ? (
        <Parts record={data} Payments={Payments} />
      ) : (
        <ReadingState
          reading={query}
          title={t('record.failed')}
          skeleton={<FormSkeleton fields={6} />}
        />
      )}
    </div>
  );
}

function Parts({
  record,
  Payments,
}: { record: BookingRecord } & Pick<RecordScreenProps, 'Payments'>) {
  const t = useTranslations('bookings.record');
  const { invoiceId, changes } = record;
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <RecordFirms record={record} />
        <RecordPlaces record={record} />
        <RecordAdditions record={record} />
        <RecordNote key={record.note} record={record} />
      </div>
      <aside className={classes.side} aria-label={t('aside')}>
        <Booker record={record} />
        <MoneyPanel record={record} />
        {invoiceId !== null && <Payments invoiceId={invoiceId} />}
        <RecordHistory changes={changes} />
      </aside>
    </div>
  );
}

function Booker({ record: { fullName, email, phone, address } }: { record: BookingRecord }) {
  const t = useTranslations('bookings.record');
  return (
    <Panel hasRoom title={t('booker')}>
      <p className={classes.lines}>
        <bdi>{fullName}</bdi>
        <a href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
        {phone && <span dir="ltr">{phone}</span>}
        {address && (
          <>
            {address.company && <bdi>{address.company}</bdi>}
            <bdi>{address.street}</bdi>
            <bdi>{[address.postcode, address.city, address.country].filter(Boolean).join(' ')}</bdi>
            {address.taxNumber && <span dir="ltr">{address.taxNumber}</span>}
          </>
        )}
      </p>
    </Panel>
  );
}

function MoneyPanel({ record }: { record: BookingRecord }) {
  const t = useTranslations('bookings');
  const { gross, currency, way, code, address, invoice, invoiceId } = record;
  const more =
    invoiceId === null ? undefined : (
      <PlaceLink href={`/apps/invoice/preview/${invoiceId}`}>{t('record.invoice')}</PlaceLink>
    );
  return (
    <Panel hasRoom title={t('record.money')} more={more}>
      <dl className={classes.facts}>
        <dt>{t('columns.gross')}</dt>
        <dd>
          <Money minor={gross} currency={currency} />
        </dd>
        {record.isReverseCharge && (
          <>
            <dt>{t('record.tax')}</dt>
            <dd>{t('record.reverseCharge', { number: address?.taxNumber ?? '' })}</dd>
          </>
        )}
        {way && (
          <>
            <dt>{t('columns.way')}</dt>
            <dd>{t(`ways.${way}`)}</dd>
          </>
        )}
        {code && (
          <>
            <dt>{t('record.code')}</dt>
            <dd>
              <bdi>{code}</bdi>
            </dd>
          </>
        )}
        {invoice && invoice.balance !== 0 && (
          <>
            <dt>{t(invoice.balance > 0 ? 'record.open' : 'record.owed')}</dt>
            <dd>
              <strong>
                <Money minor={Math.abs(invoice.balance)} currency={currency} />
              </strong>
            </dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
