import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './copy-button.module.css';

interface CopyButtonProps {
  text: string;
  /** Where "copy" alone would not tell what. */
  label?: string;
  /** Where the link itself is not shown beside it. */
  isLink?: boolean;
}

/** Says that it worked, and what to do where the browser does not let pages copy. */
export function CopyButton({ text, label, isLink = false }: CopyButtonProps) {
  const t = useTranslations('kit.copy');
  const { copy, copied, error } = useClipboard({ timeout: 2000 });
  const asked = t(isLink ? 'link' : 'copy');
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
        {copied ? t('copied') : asked}
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
