import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './bulk-bar.module.css';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** Lies over the last row instead of pushing the rows away under the pointer. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const t = useTranslations('table');
  return (
    <div className={classes.place}>
      <fieldset className={classes.bar} aria-label={t('bulk')}>
        <span className={classes.count}>{t('chosen', { count })}</span>
        {children}
        <CloseButton aria-label={t('letGo')} onClick={onClear} />
      </fieldset>
    </div>
  );
}
