import type { BankEntry } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { usePaymentProblemText } from '../use-payment-problem-text.ts';
import { assignEntry, ignoreEntry, reopenEntry } from './statements.api.ts';
import { entries, entryCounts } from './statements.live.ts';

type Deed = { what: 'assign'; invoiceId: number; number: string } | { what: 'ignore' | 'reopen' };

const sent = (id: number, deed: Deed): Promise<BankEntry> => {
  if (deed.what === 'assign') return assignEntry(id, deed.invoiceId);
  return deed.what === 'ignore' ? ignoreEntry(id) : reopenEntry(id);
};

/** What becomes of an incoming payment. `onDone`: it leaves the list it stood in. */
export function useEntryDeeds({ id }: BankEntry, onDone: () => void) {
  const t = useTranslations('payments.statements.done');
  const client = useQueryClient();
  const problemText = usePaymentProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: (deed: Deed) => sent(id, deed),
    onSuccess: (_, deed) => {
      showToast({
        text: deed.what === 'assign' ? t('assign', { number: deed.number }) : t(deed.what),
      });
      onDone();
    },
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSettled: () =>
      Promise.all(
        [entries.key, entryCounts.key].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
  return { deed: mutate, isBusy: isPending };
}

export type EntryDeeds = ReturnType<typeof useEntryDeeds>;
