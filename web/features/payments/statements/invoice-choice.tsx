import '../../../ui/styles/fields.css';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { InvoiceHead } from '@plenum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { usePaymentProblemText } from '../use-payment-problem-text.ts';
import { findInvoices } from './statements.api.ts';

const calmMs = 200;

function useFound(chosen: InvoiceHead | null, taken: readonly InvoiceHead[]) {
  const [search, setSearch] = useState('');
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
  const found = all.filter(({ id }) => taken.every((other) => other.id !== id));
  return { search, setSearch, found, nameOf, error };
}

interface InvoiceChoiceProps {
  label: string;
  chosen: InvoiceHead | null;
  /** Have their part already. */
  taken: readonly InvoiceHead[];
  onChoose: (invoice: InvoiceHead | null) => void;
}

/** An invoice found by its number, its client or what it is about. */
export function InvoiceChoice({ label, chosen, taken, onChoose }: InvoiceChoiceProps) {
  const t = useTranslations('payments.statements');
  const problemText = usePaymentProblemText();
  const { search, setSearch, found, nameOf, error } = useFound(chosen, taken);
  return (
    <>
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <Select
        label={label}
        placeholder={t('invoiceHint')}
        autoComplete="off"
        data-autofocus
        data={found.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
        // The server has found them already, by more than is shown.
        filter={({ options }) => options}
        searchable
        nothingFoundMessage={t('nothingFound')}
        value={chosen && String(chosen.id)}
        searchValue={search}
        onSearchChange={setSearch}
        onChange={(id) => onChoose(found.find((one) => String(one.id) === id) ?? null)}
      />
    </>
  );
}
