import { IconCardsFilled, IconCheck, IconCircleFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './booth-marks.module.css';

interface BoothMarksProps {
  isOnline: boolean;
  isVisited: boolean;
  isHolding: boolean;
}

/** What a booth is to the reader, in shapes and words. */
export function BoothMarks({ isOnline, isVisited, isHolding }: BoothMarksProps) {
  const t = useTranslations('hall.marks');
  if (!isOnline && !isVisited && !isHolding) return null;
  return (
    <p className={classes.marks}>
      {isOnline && (
        <span data-mark="online">
          <IconCircleFilled size={10} aria-hidden /> {t('online')}
        </span>
      )}
      {isVisited && (
        <span>
          <IconCheck size={14} aria-hidden /> {t('visited')}
        </span>
      )}
      {isHolding && (
        <span>
          <IconCardsFilled size={14} aria-hidden /> {t('holding')}
        </span>
      )}
    </p>
  );
}
