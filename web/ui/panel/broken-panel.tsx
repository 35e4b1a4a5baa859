import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './panel.module.css';

interface BrokenPanelProps {
  isRetrying?: boolean;
  onRetry: () => void;
}

export function BrokenPanel({ isRetrying = false, onRetry }: BrokenPanelProps) {
  const t = useTranslations('shell');
  return (
    <div className={classes.quiet} role="alert">
      <p>{t('problem.unknown')}</p>
      <Button variant="default" loading={isRetrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
