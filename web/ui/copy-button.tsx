import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './copy-button.module.css';

interface CopyButtonProps {
  text: string;
  /** Where "copy" alone would not tell what. */
  label?: string;
}

/** Says that it worked, and what to do where the browser does not let pages copy. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useTranslations('kit.copy');
  const { copy, copied, error } = useClipboard({ timeout: 2000 });
  const Mark = copied ? IconCheck : IconCopy;
  return (
    <span className={classes.frame}>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<Mark size={14} />}
        aria-label={label}
        onClick={() => copy(text)}
      >
        {t(copied ? 'copied' : 'copy')}
      </Button>
      <output className="visually-hidden">{copied && t('copied')}</output>
      {error && (
        <span className={classes.failed} role="alert">
          {t('failed')}
        </span>
      )}
    </span>
  );
}
