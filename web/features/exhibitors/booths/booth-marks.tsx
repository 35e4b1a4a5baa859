import { IconCardsFilled, IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './booth-marks.module.css';

interface BoothMarksProps {
  isVisited: boolean;
  isHolding: boolean;
}

/** What a booth is to the reader, in shapes and words. */
export function BoothMarks({ isVisited, isHolding }: BoothMarksProps) {
  const t = useTranslations('hall.marks');
  if (!isVisited && !isHolding) return null;
  return (
    <p className={classes.marks}>
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
