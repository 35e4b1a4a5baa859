import '../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { RateField } from '../../ui/field/rate-field.tsx';
import { WordsField } from '../../ui/language-choice/words-field.tsx';
import { AmountField } from '../../ui/money/amount-field.tsx';
import { LaterPriceFields, type PriceFieldsProps } from './later-price-fields.tsx';
import classes from './tickets.module.css';

const reasons = ['exempt', 'reverse_charge', 'outside_scope'] as const;

/** What it costs, now and later, and how it is taxed. */
export function PriceFields(props: PriceFieldsProps) {
  const { form, currency, language } = props;
  const t = useTranslations('tickets');
  const { values, errors, set } = form;
  return (
    <>
      <div className={classes.pair}>
        <AmountField
          name="price"
          label={t('fields.price')}
          currency={currency}
          value={values.price}
          error={errors['price']}
          onChange={(price) => set('price', price ?? 0)}
        />
        <RateField
          name="taxRate"
          label={t('fields.taxRate')}
          value={values.taxRate}
          error={errors['taxRate']}
          onChange={(rate) => set('taxRate', rate ?? 0)}
        />
      </div>
      {values.taxRate === 0 && (
        <NativeSelect
          name="taxReason"
          label={t('fields.taxReason')}
          data={[
            { value: '', label: t('reasons.none') },
            ...reasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
          ]}
          value={values.taxReason ?? ''}
          onChange={({ currentTarget }) =>
            set('taxReason', reasons.find((one) => one === currentTarget.value) ?? null)
          }
        />
      )}
      {values.laterPrices.length > 0 && (
        <WordsField
          name="priceName"
          label={t('fields.priceName')}
          language={language}
          maxLength={60}
          value={values.priceName}
          error={errors['priceName']}
          onChange={(priceName) => set('priceName', priceName)}
        />
      )}
      <LaterPriceFields {...props} />
    </>
  );
}
