import { IconDownload, IconFile } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import classes from './file-link.module.css';

interface FileLinkProps {
  name: string;
  fileId: number;
  /** Without it there is only its name. */
  save: ((fileId: number) => Promise<void>) | undefined;
}

/** A file somebody answered with: saved by whoever presses it, never opened here. */
export function FileLink({ name, fileId, save }: FileLinkProps) {
  const t = useTranslations('shell');
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => save?.(fileId),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  if (!save) {
    return (
      <span className={classes.file}>
        <IconFile size={16} aria-hidden />
        <bdi>{name}</bdi>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes.file}
      disabled={isPending}
      aria-label={t('download', { name })}
      onClick={() => mutate()}
    >
      <IconDownload size={16} aria-hidden />
      <bdi>{name}</bdi>
    </button>
  );
}
