import '../../../ui/styles/fields.css';
import { Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { BankEntry, InvoiceHead } from '@plenum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { usePaymentProblemText } from '../use-payment-problem-text.ts';
import dialog from '../payment-dialog.module.css';
import { EntryFacts } from './entry-facts.tsx';
import { findInvoices } from './statements.api.ts';
import type { EntryDeeds } from './use-entry-deeds.ts';

interface AssignDialogProps {
  entry: BankEntry;
  deeds: EntryDeeds;
  isOpen: boolean;
  onClose: () => void;
}

export function AssignDialog({ entry, deeds, isOpen, onClose }: AssignDialogProps) {
  const t = useTranslations('payments.statements');
  return (
    <FormDialog isOpen={isOpen} title={t('choose')} onClose={onClose}>
      <AssignForm entry={entry} deeds={deeds} onDone={onClose} />
    </FormDialog>
  );
}

const calmMs = 200;

/** An invoice found by its number, its client or what it is about. */
function useInvoiceChoice() {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<InvoiceHead | null>(null);
  const locale = useLocale();
  const nameOf = ({ number, clientName, balance, currency }: InvoiceHead) =>
    [number, clientName, wordMoney(balance, currency, locale)].join(' · ');
  const [q] = useDebouncedValue(search.trim().slice(0, 200), calmMs);
  const asked = chosen && q === nameOf(chosen) ? '' : q;
  const { data = [], error } = useQuery({
    queryKey: ['payments', 'invoice-choice', asked],
    queryFn: ({ signal }) => findInvoices(asked, signal),
    placeholderData: keepPreviousData,
  });
  const all = chosen ? [chosen, ...data.filter(({ id }) => id !== chosen.id)] : data;
  return { search, setSearch, chosen, setChosen, all, nameOf, error };
}

interface AssignFormProps extends Pick<AssignDialogProps, 'entry' | 'deeds'> {
  onDone: () => void;
}

function AssignForm({ entry, deeds, onDone }: AssignFormProps) {
  const t = useTranslations('payments.statements');
  const form = useTranslations('payments.form');
  const problemText = usePaymentProblemText();
  const { search, setSearch, chosen, setChosen, all, nameOf, error } = useInvoiceChoice();
  const assign = () => {
    if (!chosen?.number) return;
    deeds.deed({ what: 'assign', invoiceId: chosen.id, number: chosen.number });
    onDone();
  };
  return (
    <form
      className={dialog.form}
      onSubmit={(event) => {
        event.preventDefault();
        assign();
      }}
    >
      <EntryFacts entry={entry} />
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <Select
        label={t('invoice')}
        placeholder={t('invoiceHint')}
        autoComplete="off"
        data-autofocus
        data={all.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
        // The server has found them already, by more than is shown.
        filter={({ options }) => options}
        searchable
        nothingFoundMessage={t('nothingFound')}
        value={chosen && String(chosen.id)}
        searchValue={search}
        onSearchChange={setSearch}
        onChange={(id) => setChosen(all.find((one) => String(one.id) === id) ?? null)}
      />
      <div className={dialog.choices}>
        <Button variant="default" onClick={onDone}>
          {form('cancel')}
        </Button>
        <Button type="submit" disabled={!chosen}>
          {t('assign')}
        </Button>
      </div>
    </form>
  );
}
