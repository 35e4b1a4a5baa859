import '../../../ui/styles/fields.css';
import '../../../ui/styles/amounts.css';
import { Select } from '@mantine/core';
import type { Invoice, Language } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languages, locales } from '../../../platform/config.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { mailDraft } from '../invoices.live.ts';
import { useInvoiceName } from '../use-invoice-name.ts';
import { useInvoiceProblemText } from '../use-invoice-problem-text.ts';
import classes from './mail-dialog.module.css';
import { MailForm } from './mail-form.tsx';

interface MailDialogProps {
  invoice: Invoice;
  isReminder?: boolean;
  isOpen: boolean;
  onClose: () => void;
}

export function MailDialog({ invoice, isReminder = false, isOpen, onClose }: MailDialogProps) {
  const t = useTranslations('invoices.mails');
  const nameOf = useInvoiceName();
  return (
    <FormDialog
      isOpen={isOpen}
      size="lg"
      title={t(isReminder ? 'remindTitle' : 'sendTitle', { name: nameOf(invoice) })}
      onClose={onClose}
    >
      <MailWriting invoice={invoice} isReminder={isReminder} onDone={onClose} />
    </FormDialog>
  );
}

interface MailWritingProps {
  invoice: Invoice;
  isReminder: boolean;
  onDone: () => void;
}

/** In another language it is written anew. */
function MailWriting({ invoice, isReminder, onDone }: MailWritingProps) {
  const t = useTranslations('invoices.mails');
  const problemText = useInvoiceProblemText();
  const [language, setLanguage] = useState<Language | null>(null);
  const asked = { invoiceId: invoice.id, isReminder, language };
  const reading = useQuery(mailDraft.options(asked));
  const { data } = reading;
  if (!data)
    return (
      <ReadingState
        reading={reading}
        title={t('failed')}
        skeleton={<FormSkeleton fields={4} />}
        problemText={problemText}
      />
    );
  return (
    <div className={classes.writing}>
      <Select
        label={t('language')}
        description={t('languageHint')}
        allowDeselect={false}
        data={locales.map((value) => ({ value, label: languages[value] }))}
        value={data.language}
        onChange={(chosen) => setLanguage(locales.find((one) => one === chosen) ?? null)}
      />
      <MailForm key={data.language} asked={asked} draft={data} onDone={onDone} />
    </div>
  );
}
