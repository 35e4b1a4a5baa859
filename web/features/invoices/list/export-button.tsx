import { Button } from '@mantine/core';
import type { InvoiceFilter } from '@plenum/contract';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { exportInvoices } from '../invoices.api.ts';

/** All that the search finds, not only the page in sight. */
export function ExportButton({ query }: { query: InvoiceFilter }) {
  const t = useTranslations('invoices');
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportInvoices(query),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('export')}
    </Button>
  );
}
