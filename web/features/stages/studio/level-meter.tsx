import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import classes from './studio.module.css';

/** How loud it is, many times a second: drawn beside React. */
export function LevelMeter({ level }: { level: () => number }) {
  const t = useTranslations('stages.studio');
  const bar = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (bar.current) bar.current.value = level();
    }, 100);
    return () => clearInterval(timer);
  }, [level]);
  return <meter ref={bar} className={classes.meter} min={0} max={1} aria-label={t('level')} />;
}
