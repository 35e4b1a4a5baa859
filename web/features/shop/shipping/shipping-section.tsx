import '../../../ui/styles/fields.css';
import { Button } from '@mantine/core';
import type { Shipping } from '@plenum/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { RateFields } from './rate-fields.tsx';
import classes from './shipping-form.module.css';
import { changeShipping } from './shipping.api.ts';
import { shipping } from './shipping.live.ts';
import {
  blankRate,
  faultsIn,
  type RateValues,
  ratesOf,
  type ShippingValues,
  tidy,
  valuesOf,
} from './shipping.values.ts';

const mostRates = 20;

/** What sending an order costs, by country. */
export function ShippingSection() {
  const t = useTranslations('orders.shipping');
  const reading = useQuery(shipping.options());
  return (
    <FormSection title={t('title')} text={t('text')}>
      {reading.data ? (
        <ShippingForm known={reading.data} />
      ) : (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<FormSkeleton fields={3} />}
        />
      )}
    </FormSection>
  );
}

function ShippingForm({ known }: { known: Shipping }) {
  const t = useTranslations('orders.shipping');
  const problemText = useProblemText();
  const client = useQueryClient();
  const { currency, usualTaxRate } = known;
  const form = useEditor<Shipping, ShippingValues>({
    known,
    valuesOf,
    tidy,
    draft: 'shop.shipping',
    refuse: ({ rates }) =>
      Object.fromEntries([...faultsIn(rates)].map(([name, fault]) => [name, t(`faults.${fault}`)])),
    save: async (_, __, values) => {
      const saved = await changeShipping({ rates: ratesOf(values) });
      teach(
        client,
        shipping.changed(() => saved),
      );
      return saved;
    },
  });
  const { rates } = form.values;
  // What was mended since is not said any more.
  const faults = faultsIn(rates);
  const errors = Object.fromEntries(
    Object.entries(form.errors).filter(([name]) => faults.has(name)),
  );
  const named = (value: unknown) =>
    (value as readonly RateValues[]).map(({ name }) => name).join(', ') || t('none');
  return (
    <EditorForm
      form={form}
      words={{ name: () => t('rates'), value: (_, value) => named(value) }}
      problemText={problemText}
      saveLabel={t('save')}
    >
      {rates.length === 0 && <p>{t('none')}</p>}
      <ul className={classes.rates} aria-label={t('rates')}>
        {rates.map((rate, at) => (
          <RateFields
            key={rate.id}
            rate={rate}
            place={at + 1}
            currency={currency}
            errors={errors}
            onChange={(next) => form.set('rates', rates.with(at, next))}
            onRemove={() => form.set('rates', rates.toSpliced(at, 1))}
          />
        ))}
      </ul>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={rates.length >= mostRates}
          onClick={() => form.set('rates', [...rates, blankRate(usualTaxRate)])}
        >
          {t('add')}
        </Button>
      </div>
    </EditorForm>
  );
}
