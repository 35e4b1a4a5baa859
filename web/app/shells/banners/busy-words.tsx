import { IconHourglass } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './busy-note.module.css';

export function BusyWords() {
  const t = useTranslations('frame');
  return (
    <span className={classes.note}>
      <IconHourglass size={18} stroke={1.75} aria-hidden />
      {t('busy')}
    </span>
  );
}
