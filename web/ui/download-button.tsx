import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useProblemText } from '../platform/use-problem-text.ts';
import { showToast } from './toast/toasts.tsx';

interface DownloadButtonProps {
  label: string;
  save: () => Promise<void>;
}

/** Saves a file the server makes: of a list, all that its search finds, not only the page in sight. */
export function DownloadButton({ label, save }: DownloadButtonProps) {
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}
