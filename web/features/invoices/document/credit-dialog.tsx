import '../../../ui/styles/amounts.css';
import '../../../ui/styles/radios.css';
import { Button, NumberInput, Radio, TextInput } from '@mantine/core';
import type { Invoice } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useInvoiceProblemText } from '../use-invoice-problem-text.ts';
import classes from './credit-dialog.module.css';
import { useCreditForm } from './use-credit-form.ts';

interface CreditDialogProps {
  invoice: Invoice;
  isOpen: boolean;
  onClose: () => void;
}

export function CreditDialog({ invoice, isOpen, onClose }: CreditDialogProps) {
  const t = useTranslations('invoices.credit');
  return (
    <FormDialog
      isOpen={isOpen}
      title={t('title', { number: invoice.number ?? '' })}
      onClose={onClose}
    >
      <CreditForm invoice={invoice} onDone={onClose} />
    </FormDialog>
  );
}

interface CreditFormProps {
  invoice: Invoice;
  onDone: () => void;
}

/** Of which something is left to take back. */
const placesOf = ({ lines, left }: Invoice) =>
  lines
    .map(({ description }, place) => ({
      key: String(place),
      place,
      description,
      most: left[place] ?? 0,
    }))
    .filter(({ most }) => most > 0);

/** An issued invoice stays as it is; what was wrong with it is taken back by a document of its own. */
function CreditForm({ invoice, onDone }: CreditFormProps) {
  const t = useTranslations('invoices.credit');
  const problemText = useInvoiceProblemText();
  const form = useCreditForm(invoice, onDone);
  const { values, errors, problem, set } = form;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      <p className={classes.lead}>{t('lead')}</p>
      {problem !== undefined && <Notice tone="danger">{problemText(problem)}</Notice>}
      <TextInput label={t('why')} data-autofocus {...form.text('why')} />
      <Radio.Group
        label={t('extent')}
        value={values.isWhole ? 'whole' : 'part'}
        onChange={(extent) => set('isWhole', extent === 'whole')}
      >
        <div className={classes.extents}>
          <Radio value="whole" label={t('whole')} />
          <Radio value="part" label={t('part')} />
        </div>
      </Radio.Group>
      {!values.isWhole && (
        <fieldset className={classes.lines}>
          <legend className="visually-hidden">{t('lines')}</legend>
          {placesOf(invoice).map(({ key, place, description, most }) => (
            <NumberInput
              key={key}
              name="quantities"
              label={description}
              description={t('left', { count: most })}
              min={0}
              max={most}
              allowDecimal={false}
              allowNegative={false}
              value={values.quantities[place] ?? 0}
              onChange={(next) =>
                set('quantities', values.quantities.with(place, Math.trunc(Number(next)) || 0))
              }
            />
          ))}
          {errors['quantities'] && <p role="alert">{errors['quantities']}</p>}
        </fieldset>
      )}
      <div className={classes.choices}>
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={form.busy}>
          {t('go')}
        </Button>
      </div>
    </form>
  );
}
