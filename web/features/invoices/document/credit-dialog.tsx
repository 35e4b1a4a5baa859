import { Button, TextInput } from '@mantine/core';
import type { Invoice } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { PartChoice } from '../../../ui/field/part-choice.tsx';
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
    .map(({ description }, place) => ({ place, name: description, most: left[place] ?? 0 }))
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
      <PartChoice
        words={{
          extent: t('extent'),
          whole: t('whole'),
          part: t('part'),
          lines: t('lines'),
          left: (count) => t('left', { count }),
        }}
        places={placesOf(invoice)}
        isWhole={values.isWhole}
        quantities={values.quantities}
        error={errors['quantities']}
        onWhole={(isWhole) => set('isWhole', isWhole)}
        onQuantities={(quantities) => set('quantities', quantities)}
      />
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
