import '../../../ui/styles/fields.css';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { BookingRecord, HandUpgradeInput, Place, UpgradeOffers } from '@plenum/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { newKey } from '../../../platform/new-key.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { AmountField } from '../../../ui/money/amount-field.tsx';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import classes from '../record/record-screen.module.css';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import { upgradeByHand, upgradesOptions } from './upgrades.api.ts';

interface RecordUpgradeProps {
  record: BookingRecord;
  place: Place;
}

/** Another ticket for who has this one: for the difference, another price, or nothing. */
export function RecordUpgrade({ record, place }: RecordUpgradeProps) {
  const t = useTranslations('bookings.upgrade');
  const [isOpen, setOpen] = useState(false);
  const isOpenTo = place.kind === 'ticket' || place.kind === 'add_on';
  if (record.state !== 'confirmed' || place.isCancelled || !isOpenTo) return null;
  return (
    <div>
      <Button
        variant="default"
        size="compact-sm"
        aria-haspopup="dialog"
        aria-label={t('openFor', { name: place.fullName || record.fullName })}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <FormDialog isOpen={isOpen} title={t('title')} onClose={() => setOpen(false)}>
        <Choices record={record} place={place} onClose={() => setOpen(false)} />
      </FormDialog>
    </div>
  );
}

function Choices({ record, place, onClose }: RecordUpgradeProps & { onClose: () => void }) {
  const t = useTranslations('bookings.upgrade');
  const query = useQuery(upgradesOptions(record.id));
  const { data } = query;
  if (!data) {
    return (
      <ReadingState reading={query} title={t('failed')} skeleton={<FormSkeleton fields={3} />} />
    );
  }
  const upgrades = data.upgrades.filter(({ placeId }) => placeId === place.id);
  if (upgrades.length === 0) return <Notice tone="calm">{t('none')}</Notice>;
  return (
    <UpgradeForm record={record} place={place} offers={{ ...data, upgrades }} onClose={onClose} />
  );
}

type Values = Pick<HandUpgradeInput, 'ticketId' | 'price' | 'isPaid' | 'isMailed' | 'why'>;

interface UpgradeFormProps extends RecordUpgradeProps {
  offers: UpgradeOffers;
  onClose: () => void;
}

function UpgradeForm({ record, place, offers, onClose }: UpgradeFormProps) {
  const t = useTranslations('bookings.upgrade');
  const hand = useTranslations('bookings.hand');
  const words = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const problemText = useBookingProblemText();
  const [values, setValues] = useState<Values>({
    ticketId: offers.upgrades[0]?.ticketId ?? 0,
    price: null,
    isPaid: false,
    isMailed: true,
    why: '',
  });
  const change = (next: Partial<Values>) => setValues((known) => ({ ...known, ...next }));
  const sent = useRef({ said: '', key: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const said = JSON.stringify(values);
      if (sent.current.said !== said) sent.current = { said, key: newKey() };
      return upgradeByHand(record.id, { ...values, key: sent.current.key, placeId: place.id });
    },
    onSuccess: ({ id }) => {
      onClose();
      void navigate({ to: '/bookings/$id', params: { id: String(id) } });
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <NativeSelect
        label={t('to')}
        data-autofocus
        value={values.ticketId}
        data={offers.upgrades.map(({ ticketId, name, price }) => ({
          value: String(ticketId),
          label: t('choice', {
            name: words(name),
            price: wordMoney(price, offers.currency, locale),
          }),
        }))}
        onChange={({ currentTarget }) => change({ ticketId: Number(currentTarget.value) })}
      />
      <AmountField
        label={t('price')}
        description={t('priceHint')}
        currency={offers.currency}
        value={values.price}
        onChange={(price) => change({ price })}
      />
      <TextInput
        label={hand('why')}
        description={hand('whyHint')}
        dir="auto"
        maxLength={500}
        value={values.why}
        onChange={({ currentTarget }) => change({ why: currentTarget.value })}
      />
      <Ticks values={values} onChange={change} />
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <div className={classes.choices}>
        <Button variant="default" onClick={onClose}>
          {t('stay')}
        </Button>
        <Button type="submit" loading={isPending}>
          {t('go')}
        </Button>
      </div>
    </form>
  );
}

interface TicksProps {
  values: Values;
  onChange: (next: Partial<Values>) => void;
}

/** Whether the money is there, and who hears of it. */
function Ticks({ values, onChange }: TicksProps) {
  const t = useTranslations('bookings.hand');
  return (
    <>
      <Checkbox
        label={t('isPaid')}
        description={t('isPaidHint')}
        checked={values.isPaid}
        onChange={({ currentTarget }) => onChange({ isPaid: currentTarget.checked })}
      />
      <Checkbox
        label={t('isMailed')}
        description={t('isMailedHint')}
        checked={values.isMailed}
        onChange={({ currentTarget }) => onChange({ isMailed: currentTarget.checked })}
      />
    </>
  );
}
