import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './consent-bar.module.css';

interface ConsentBarProps {
  name: string;
  onAnswer: (answer: 'yes' | 'no') => void;
}

/** Both answers look alike: neither is easier to give. */
export function ConsentBar({ name, onAnswer }: ConsentBarProps) {
  const t = useTranslations('consent');
  return (
    <section className={classes.bar} aria-labelledby="consent-title">
      <div className={classes.words}>
        <h2 id="consent-title">{t('title')}</h2>
        <p>{t('text', { name })}</p>
      </div>
      <div className={classes.answers}>
        <Button variant="default" onClick={() => onAnswer('no')}>
          {t('refuse')}
        </Button>
        <Button variant="default" onClick={() => onAnswer('yes')}>
          {t('allow')}
        </Button>
      </div>
    </section>
  );
}
