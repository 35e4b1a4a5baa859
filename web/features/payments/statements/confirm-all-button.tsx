import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { usePaymentProblemText } from '../use-payment-problem-text.ts';
import { confirmAll } from './statements.api.ts';
import { entries, entryCounts } from './statements.live.ts';

/** All that is sure, also what stands on further pages. */
export function ConfirmAllButton({ count }: { count: number }) {
  const t = useTranslations('payments.statements');
  const client = useQueryClient();
  const problemText = usePaymentProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: confirmAll,
    onSuccess: (confirmed) => showToast({ text: t('confirmedAll', { count: confirmed }) }),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSettled: () =>
      Promise.all(
        [entries.key, entryCounts.key].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
  if (count === 0) return null;
  return (
    <Button leftSection={<IconChecks size={18} />} loading={isPending} onClick={() => mutate()}>
      {t('confirmAll', { count })}
    </Button>
  );
}
