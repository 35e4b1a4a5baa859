import { useTranslations } from 'use-intl';
import classes from './settings-skeleton.module.css';

const rows = ['name', 'second', 'third', 'last'];

/** Shaped like a form; the style sheet shows it only when the wait can be felt. */
export function SettingsSkeleton() {
  const t = useTranslations('shell');
  return (
    <output className={classes.rows} aria-label={t('loading')}>
      {rows.map((row) => (
        <span key={row} className={classes.row}>
          <span className={classes.label} />
          <span className={classes.field} />
        </span>
      ))}
    </output>
  );
}
