import type { Invoice } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { newKey } from '../../../platform/new-key.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import {
  downloadPaper,
  duplicateInvoice,
  issueInvoice,
  removeInvoice,
  sayDownloaded,
} from '../invoices.api.ts';
import { learnt } from '../invoices.live.ts';
import { useInvoiceName } from '../use-invoice-name.ts';
import { useInvoiceProblemText } from '../use-invoice-problem-text.ts';

/** What is done to a document from its own page. */
export function useInvoiceDeeds(invoice: Invoice) {
  const t = useTranslations('invoices.done');
  const navigate = useNavigate();
  const client = useQueryClient();
  const nameOf = useInvoiceName();
  const problemText = useInvoiceProblemText();
  const { id, state } = invoice;
  const onError = (problem: unknown) => showToast({ text: problemText(problem), isFailure: true });

  const issue = useMutation({
    mutationFn: () => issueInvoice(id, newKey()),
    onError,
    onSuccess: (issued) => {
      teach(client, learnt(issued));
      showToast({ text: t('issued', { name: nameOf(issued) }) });
    },
  });
  const duplicate = useMutation({
    mutationFn: () => duplicateInvoice(id, newKey()),
    onError,
    onSuccess: async (draft) => {
      await navigate({ to: '/apps/invoice/edit/$id', params: { id: String(draft.id) } });
      showToast({ text: t('duplicated') });
    },
  });
  const remove = useMutation({
    mutationFn: () => removeInvoice(id),
    onError,
    onSuccess: async () => {
      await navigate({ to: '/apps/invoice/list' });
      showToast({ text: t('removed') });
    },
  });
  const sayTaken = async () => {
    if (state === 'sent') teach(client, learnt(await sayDownloaded(id)));
  };
  const print = () => {
    globalThis.print();
    sayTaken().catch(onError);
  };
  const savePdf = useMutation({
    mutationFn: () => downloadPaper(id),
    onError,
    onSuccess: sayTaken,
  });
  return { issue, duplicate, remove, print, savePdf };
}
