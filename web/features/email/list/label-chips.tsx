import type { Label } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './label-chips.module.css';
import { labelHues } from '../email.look.ts';

export function LabelChips({ labels }: { labels: readonly Label[] }) {
  const t = useTranslations('email');
  return labels.map((label) => (
    <span key={label} className={classes.chip} data-hue={labelHues[label]}>
      {t(`labels.${label}`)}
    </span>
  ));
}
