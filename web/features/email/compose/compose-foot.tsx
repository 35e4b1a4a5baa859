import { ActionIcon, Button } from '@mantine/core';
import { IconPaperclip, IconSend, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ComposeMark } from './compose-mark.tsx';
import classes from './compose.module.css';
import type { KeptState } from './compose.draft-keeper.ts';
import { fileRules } from '../files/files.file-rules.ts';

interface ComposeFootProps {
  state: KeptState;
  isSending: boolean;
  onAttach: (files: File[]) => void;
  onRetry: () => void;
  onDiscard: () => void;
}

const accept = Object.keys(fileRules.types)
  .map((ending) => `.${ending}`)
  .join(',');

export function ComposeFoot({ state, isSending, onAttach, onRetry, onDiscard }: ComposeFootProps) {
  const t = useTranslations('compose');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.foot}>
      <Button
        type="submit"
        loading={isSending}
        leftSection={<IconSend size={18} stroke={1.75} className={classes.onward} aria-hidden />}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      >
        {t('send')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('files.attach')}
        onClick={() => picker.current?.click()}
      >
        <IconPaperclip size={20} stroke={1.75} />
      </ActionIcon>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={t('files.attach')}
        onChange={({ currentTarget }) => {
          onAttach([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <ComposeMark state={state} onRetry={onRetry} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('discard')}
        onClick={onDiscard}
      >
        <IconTrash size={20} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}
