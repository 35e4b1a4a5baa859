import '../../../ui/styles/fields.css';
import { Button } from '@mantine/core';
import type { BookingRecord, MyEvent, Offer } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { bookByHand } from '../bookings.api.ts';
import { AddressFields } from '../own/address-fields.tsx';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import { HandBooker } from './hand-booker.tsx';
import { HandPayment } from './hand-payment.tsx';
import { HandTickets } from './hand-tickets.tsx';
import {
  addedTo,
  faultsIn,
  type HandFault,
  handInput,
  type HandValues,
  nothingYet,
  sumsOf,
} from './hand.values.ts';
import classes from './hand-screen.module.css';

interface HandScreenProps {
  event: MyEvent;
  offer: Offer;
  /** To which it is added, if to any. */
  first: BookingRecord | null;
  onMade: (record: BookingRecord) => void;
}

/** A booking that an organiser makes for somebody: by phone, at the desk, for guests. */
export function HandScreen({ event, offer, first, onMade }: HandScreenProps) {
  const t = useTranslations('bookings.hand');
  const problemText = useBookingProblemText();
  const { tickets, settings } = offer;
  const [values, setValues] = useState<HandValues>(() => ({
    ...nothingYet(event.languages[0] ?? 'en'),
    ...(first && addedTo(first)),
  }));
  const [faults, setFaults] = useState<readonly HandFault[]>([]);
  const sent = useRef({ key: '', said: '' });
  const title = first ? t('addTitle', { reference: first.reference }) : t('title');
  usePageTitle(title);
  const [isMade, setMade] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => {
      const input = handInput(values, tickets);
      const said = JSON.stringify(input);
      // The same once more is the same booking; something else is another.
      if (sent.current.said !== said) sent.current = { key: newKey(), said };
      return bookByHand(event.id, { ...input, key: sent.current.key });
    },
    onSuccess: (record) => {
      // The guard lets go before the next page is asked for.
      flushSync(() => setMade(true));
      onMade(record);
    },
  });
  const change = (next: Partial<typeof values>) => {
    if (error) reset();
    setFaults([]);
    setValues((known) => ({ ...known, ...next }));
  };
  const { sum } = sumsOf(values.lines, tickets);
  const part = { values, faults, onChange: change };
  return (
    <form
      className={classes.screen}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        const found = faultsIn(values, tickets);
        setFaults(found);
        if (found.length === 0) mutate();
      }}
    >
      <LeaveGuard isDirty={values.lines.length > 0 && !isMade} />
      <header className={classes.head}>
        <h1>{title}</h1>
        <p>{t('lead')}</p>
      </header>
      <Panel hasRoom title={t('tickets')}>
        <HandTickets {...part} event={event} offer={offer} />
      </Panel>
      <Panel hasRoom title={t('booker')}>
        <HandBooker {...part} languages={event.languages} />
      </Panel>
      {sum > 0 && (
        <Panel hasRoom title={t('address')}>
          <AddressFields
            address={values.address}
            isNeeded={faults.includes('address')}
            isTaxNumberWrong={false}
            onAddress={(address) => change({ address })}
          />
        </Panel>
      )}
      <Panel hasRoom title={t('payment')}>
        <HandPayment {...part} sum={sum} settings={settings} />
      </Panel>
      {faults.length > 0 && <Notice tone="danger">{t('missing')}</Notice>}
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <div className={classes.go}>
        <Button type="submit" loading={isPending}>
          {t('go')}
        </Button>
      </div>
    </form>
  );
}
