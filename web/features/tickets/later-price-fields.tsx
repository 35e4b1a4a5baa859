import { ActionIcon, Button } from '@mantine/core';
import type { LaterPrice, TicketInput } from '@plenum/contract';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../platform/config.ts';
import type { Fields } from '../../ui/form/use-fields.ts';
import { WordsField } from '../../ui/language-choice/words-field.tsx';
import { AmountField } from '../../ui/money/amount-field.tsx';
import { DateTimeField } from '../../ui/time/date-time-field.tsx';
import { CountField } from './count-field.tsx';
import classes from './tickets.module.css';

export interface PriceFieldsProps {
  form: Fields<TicketInput>;
  currency: string;
  language: Locale;
  zone: string;
}

const most = 5;

/** What it costs from a day on, or once so many are booked. */
export function LaterPriceFields(props: PriceFieldsProps) {
  const { values, errors, set } = props.form;
  const t = useTranslations('tickets');
  const { laterPrices } = values;
  const last = laterPrices.at(-1)?.price ?? values.price;
  return (
    <fieldset className={classes.fields}>
      <legend>{t('fields.laterPrices')}</legend>
      <p className={classes.hint}>{t('laterPrices.hint')}</p>
      {[...laterPrices.keys()].map((place) => (
        <OneLaterPrice key={`${place} of ${laterPrices.length}`} {...props} place={place} />
      ))}
      {errors['laterPrices'] !== undefined && (
        <p className={classes.fault} role="alert">
          {errors['laterPrices']}
        </p>
      )}
      <div>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={laterPrices.length >= most}
          onClick={() =>
            set('laterPrices', [
              ...laterPrices,
              { name: {}, price: last, from: null, afterSold: null },
            ])
          }
        >
          {t('laterPrices.add')}
        </Button>
      </div>
    </fieldset>
  );
}

function OneLaterPrice(props: PriceFieldsProps & { place: number }) {
  const { form, currency, language, zone, place } = props;
  const t = useTranslations('tickets.laterPrices');
  const { set } = form;
  const { laterPrices } = form.values;
  const later = laterPrices[place];
  if (!later) return null;
  const change = (part: Partial<LaterPrice>) =>
    set(
      'laterPrices',
      laterPrices.map((one, at) => (at === place ? { ...one, ...part } : one)),
    );
  return (
    <fieldset className={classes.later}>
      <legend>{t('title', { number: place + 2 })}</legend>
      <div className={classes.pair}>
        <WordsField
          label={t('name')}
          language={language}
          maxLength={60}
          value={later.name}
          onChange={(name) => change({ name })}
        />
        <AmountField
          label={t('price')}
          currency={currency}
          value={later.price}
          onChange={(price) => change({ price: price ?? 0 })}
        />
        <DateTimeField
          name={`laterPrices-${place}`}
          label={t('from')}
          zone={zone}
          value={later.from ?? ''}
          error={undefined}
          onChange={(from) => change({ from: from || null })}
        />
        <CountField
          name={`laterPrices-${place}-afterSold`}
          label={t('afterSold')}
          value={later.afterSold}
          least={1}
          most={1_000_000}
          error={undefined}
          onChange={(afterSold) => change({ afterSold })}
        />
      </div>
      <ActionIcon
        className={classes.laterOff}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('remove', { number: place + 2 })}
        onClick={() =>
          set(
            'laterPrices',
            laterPrices.filter((_, at) => at !== place),
          )
        }
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}
