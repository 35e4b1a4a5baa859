import { IconLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './editor-form.module.css';

interface QuotaLineProps {
  what: 'links' | 'products' | 'documents' | 'staff';
  count: number;
  most: number;
}

/** How many there are of what the tier allows. */
export function QuotaLine({ what, count, most }: QuotaLineProps) {
  const t = useTranslations('exhibitors.quota');
  const isFull = count >= most;
  return (
    <p className={classes.quota} data-full={isFull || undefined}>
      {isFull && <IconLock size={14} aria-hidden />}
      {t(what, { count, most })}
      {isFull && ` ${t('full')}`}
    </p>
  );
}
