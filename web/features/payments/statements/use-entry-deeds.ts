import type { BankEntry } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { usePaymentProblemText } from '../use-payment-problem-text.ts';
import { assignEntry, ignoreEntry, reopenEntry } from './statements.api.ts';
import { entries, entryCounts } from './statements.live.ts';
import type { Assignment } from './use-parts.ts';

type Deed = ({ what: 'assign' } & Assignment) | { what: 'ignore' | 'reopen' };

const sent = (id: number, deed: Deed): Promise<BankEntry> => {
  if (deed.what === 'assign') {
    const { what: _what, number: _number, ...assignment } = deed;
    return assignEntry(id, assignment);
  }
  return deed.what === 'ignore' ? ignoreEntry(id) : reopenEntry(id);
};

/** What becomes of an incoming payment. `onDone`: it leaves the list it stood in. */
export function useEntryDeeds({ id }: BankEntry, onDone: () => void) {
  const t = useTranslations('payments.statements.done');
  const client = useQueryClient();
  const problemText = usePaymentProblemText();
  const says = (deed: Deed): string => {
    if (deed.what !== 'assign') return t(deed.what);
    const { number, parts = [] } = deed;
    return parts.length > 0 ? t('split', { count: parts.length + 1 }) : t('assign', { number });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (deed: Deed) => sent(id, deed),
    onSuccess: (_, deed) => {
      showToast({ text: says(deed) });
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
