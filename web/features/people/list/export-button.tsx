import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { exportPeople } from '../people.api.ts';

interface ExportButtonProps {
  query: Parameters<typeof exportPeople>[0];
}

/** Everyone the search finds, not only the page in sight. */
export function ExportButton({ query }: ExportButtonProps) {
  const t = useTranslations('people');
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportPeople(query),
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
