import type { CreditInput, Invoice } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { newKey } from '../../../platform/new-key.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { creditInvoice, readInvoice } from '../invoices.api.ts';
import { learnt } from '../invoices.live.ts';

interface CreditValues {
  why: string;
  isWhole: boolean;
  quantities: readonly number[];
}

const loadSchema = () => import('./document.forms.ts').then((forms) => forms.CreditSchema);

/** Only the lines of which something is taken back. */
const linesOf = ({ isWhole, quantities }: CreditValues): CreditInput['lines'] =>
  isWhole
    ? null
    : quantities.flatMap((quantity, place) => (quantity > 0 ? [{ place, quantity }] : []));

export function useCreditForm(invoice: Invoice, onDone: () => void) {
  const t = useTranslations('invoices.credit');
  const client = useQueryClient();
  // The same with every try: what arrived but was not answered is not taken back twice.
  const [key] = useState(newKey);
  return useContractForm<CreditValues>({
    initial: { why: '', isWhole: true, quantities: invoice.lines.map(() => 0) },
    loadSchema,
    send: async (values) => {
      const lines = linesOf(values);
      if (lines?.length === 0) return { quantities: t('nothingChosen') };
      const note = await creditInvoice(invoice.id, { why: values.why.trim(), lines }, key);
      teach(client, learnt(await readInvoice(invoice.id)));
      showToast({ text: t('done', { number: note.number ?? '' }) });
      onDone();
      return undefined;
    },
  });
}
