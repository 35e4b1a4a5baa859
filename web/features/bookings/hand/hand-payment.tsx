import { Checkbox, TextInput } from '@mantine/core';
import type { Offer } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { ChoiceCards } from '../../../ui/field/choice-cards.tsx';
import { Money } from '../../../ui/money/money.tsx';
import type { HandPartProps } from './hand.parts.ts';
import classes from './hand-screen.module.css';

interface HandPaymentProps extends HandPartProps {
  sum: number;
  settings: Offer['settings'];
}

/** What it comes to, how that is paid, and who hears of it. */
export function HandPayment({ values, faults, sum, settings, onChange }: HandPaymentProps) {
  const t = useTranslations('bookings');
  const { way, isPaid, isMailed, why } = values;
  const { currency, pricesIncludeTax, hasReverseCharge } = settings;
  return (
    <div className={classes.payment}>
      <p className={classes.sum}>
        {t('hand.sum')} <Money minor={sum} currency={currency} />{' '}
        {sum > 0 && !pricesIncludeTax && <span className={classes.soft}>{t('hand.plusTax')}</span>}
        {sum > 0 && hasReverseCharge && (
          <span className={classes.soft}> {t('hand.mayReverse')}</span>
        )}
      </p>
      {sum > 0 && (
        <>
          <ChoiceCards
            label={t('hand.way')}
            choices={(['transfer', 'on_site'] as const).map((value) => ({
              value,
              label: t(`ways.${value}`),
            }))}
            value={way}
            onChoose={(next) => onChange({ way: next })}
          />
          <Checkbox
            label={t('hand.isPaid')}
            description={t('hand.isPaidHint')}
            checked={isPaid}
            onChange={({ currentTarget }) => onChange({ isPaid: currentTarget.checked })}
          />
        </>
      )}
      <TextInput
        label={t('hand.why')}
        description={t('hand.whyHint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        name="why"
        dir="auto"
        maxLength={500}
        value={why}
        error={faults.includes('why') && t('hand.whyNeeded')}
        onChange={({ currentTarget }) => onChange({ why: currentTarget.value })}
      />
      <Checkbox
        label={t('hand.isMailed')}
        description={t('hand.isMailedHint')}
        checked={isMailed}
        onChange={({ currentTarget }) => onChange({ isMailed: currentTarget.checked })}
      />
    </div>
  );
}
