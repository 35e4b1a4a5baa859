import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** Absent where the browser does not let pages copy. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('settings');
  const [isCopied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  const CopyIcon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      variant="default"
      leftSection={<CopyIcon size={18} aria-hidden />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{isCopied ? t('copied') : label}</span>
    </Button>
  );
}
