import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Studio } from './studio.ts';
import classes from './studio.module.css';

/** How loud it is, many times a second: drawn beside React. */
export function LevelMeter({ studio }: { studio: Studio }) {
  const t = useTranslations('stages.studio');
  const bar = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (bar.current) bar.current.value = studio.level();
    }, 100);
    return () => clearInterval(timer);
  }, [studio]);
  return <meter ref={bar} className={classes.meter} min={0} max={1} aria-label={t('level')} />;
}
