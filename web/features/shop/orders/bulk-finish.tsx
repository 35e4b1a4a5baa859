import { Button } from '@mantine/core';
import type { OrderHead } from '@plenum/contract';
import { IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { finishOrder } from './orders.api.ts';
import { useOrderProblemText } from './use-order-problem-text.ts';

interface BulkFinishProps {
  chosen: readonly OrderHead[];
  onDone: () => void;
}

/** Those that can be: handed over at the desk, one after the other. */
export function BulkFinish({ chosen, onDone }: BulkFinishProps) {
  const t = useTranslations('orders.deeds');
  const problemText = useOrderProblemText();
  const ready = chosen.filter(({ state }) => state === 'paid' || state === 'shipped');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      for (const { id } of ready) await finishOrder(id);
    },
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: () => {
      showToast({ text: t('finishedMany', { count: ready.length }) });
      onDone();
    },
  });
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconCheck size={16} />}
      disabled={ready.length === 0}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('finishMany', { count: ready.length })}
    </Button>
  );
}
