import { ActionIcon } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

export function AttachButton({ onPick }: { onPick: (files: File[]) => void }) {
  const t = useTranslations('chat.composer');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('attach')}
        onClick={() => picker.current?.click()}
      >
        <IconPaperclip size={20} stroke={1.75} />
      </ActionIcon>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('attach')}
        onChange={({ currentTarget }) => {
          onPick([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
