import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './colour-field.module.css';
import { readableContrast, whiteContrast } from './colours.ts';

/** Said by a word and a mark, and seen on the colour itself. */
export function ColourContrast({ colour }: { colour: string }) {
  const t = useTranslations('kit.colour');
  const format = useFormatter();
  const contrast = whiteContrast(colour);
  const isReadable = contrast >= readableContrast;
  const Mark = isReadable ? IconCircleCheck : IconAlertTriangle;
  const ratio = format.number(contrast, { minimumFractionDigits: 1 });
  return (
    <div className={classes.contrast}>
      <span className={classes.sample} style={{ background: colour }} aria-hidden>
        {t('sample')}
      </span>
      <output className={classes.verdict} data-readable={isReadable || undefined}>
        <Mark size={16} aria-hidden />
        {t(isReadable ? 'readable' : 'unreadable', { ratio })}
      </output>
    </div>
  );
}
