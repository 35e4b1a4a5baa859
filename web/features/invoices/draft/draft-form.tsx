import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { Select, Switch, Textarea, TextInput } from '@mantine/core';
import { currencies } from '@plenum/contract/kernel/currency.ts';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { DateField } from '../../../ui/field/date-field.tsx';
import { EditorForm, type Form } from '../../../ui/form/editor-form.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { useInvoiceProblemText } from '../use-invoice-problem-text.ts';
import { ClientField } from './client-field.tsx';
import { DiscountField } from './discount-field.tsx';
import classes from './draft-form.module.css';
import { DraftSums } from './draft-sums.tsx';
import type { DraftValues } from './draft.values.ts';
import { LinesField } from './lines-field.tsx';
import { useDraftSums } from './use-draft-sums.ts';
import { useDraftWords } from './use-draft-words.tsx';

interface DraftFormProps {
  form: Form<DraftValues> & Fields<DraftValues>;
  saveLabel: string;
  extra?: ReactNode;
  taxRate: number;
  onNewClient: () => void;
}

export function DraftForm(props: DraftFormProps) {
  const { form, saveLabel, extra, taxRate, onNewClient } = props;
  const t = useTranslations('invoices.draft');
  const problemText = useInvoiceProblemText();
  const words = useDraftWords();
  const { values, errors, set } = form;
  const typed = useDraftSums(values);
  return (
    <EditorForm
      form={form}
      place="floating"
      words={words}
      problemText={problemText}
      saveLabel={saveLabel}
      extra={extra}
    >
      <Card title={t('about')}>
        <ClientField
          value={values.clientId}
          error={errors['clientId']}
          onChange={(clientId) => set('clientId', clientId)}
          onNew={onNewClient}
        />
        <TextInput
          label={t('service')}
          description={t('serviceHint')}
          dir="auto"
          {...form.text('service')}
        />
        <TermFields {...form} />
      </Card>
      <Card title={t('lines')}>
        <Switch
          label={t('pricesIncludeTax')}
          description={t('pricesIncludeTaxHint')}
          {...form.flag('pricesIncludeTax')}
        />
        <LinesField form={form} taxRate={taxRate} typed={typed} />
        <div className={classes.whole}>
          <DiscountField
            name="discount"
            label={t('wholeDiscount')}
            currency={values.currency}
            value={values.discount}
            onChange={(discount) => set('discount', discount)}
          />
          <DraftSums typed={typed} values={values} />
        </div>
      </Card>
      <Card title={t('ending')}>
        <Textarea
          label={t('note')}
          description={t('noteHint')}
          autosize
          minRows={3}
          maxRows={12}
          dir="auto"
          {...form.text('note')}
        />
      </Card>
    </EditorForm>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** In which money, and when. */
function TermFields({ values, errors, set }: Fields<DraftValues>) {
  const t = useTranslations('invoices.draft');
  return (
    <>
      <div className={classes.row}>
        <Select
          name="currency"
          label={t('currency')}
          autoComplete="off"
          data={[...currencies]}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('noCurrency')}
          value={values.currency}
          error={errors['currency']}
          onChange={(currency) => currency && set('currency', currency)}
        />
        <DateField
          name="suppliedOn"
          label={t('suppliedOn')}
          isShort
          value={values.suppliedOn ?? ''}
          error={errors['suppliedOn']}
          onChange={(day) => set('suppliedOn', day || null)}
        />
        <DateField
          name="dueOn"
          label={t('dueOn')}
          isShort
          value={values.dueOn ?? ''}
          error={errors['dueOn']}
          onChange={(day) => set('dueOn', day || null)}
        />
      </div>
      <p className={classes.hint}>{t('datesHint')}</p>
    </>
  );
}
