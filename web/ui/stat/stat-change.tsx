import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './stat-card.module.css';

interface StatChangeProps {
  change: number;
  isLessBetter: boolean;
}

/** Ten times as much: a percentage says no more to anybody. */
const many = 9;

/** By arrow, sign and word; the colour only adds whether that is good. */
export function StatChange({ change, isLessBetter }: StatChangeProps) {
  const t = useTranslations('kit.stat');
  const format = useFormatter();
  const isSame = Math.abs(change) < 0.0005;
  const isMore = change > 0;
  const Mark = isSame ? IconArrowRight : isMore ? IconArrowUpRight : IconArrowDownRight;
  const words = format.number(Math.abs(change), {
    style: 'percent',
    maximumFractionDigits: Math.abs(change) < 1 ? 1 : 0,
  });
  const tone = isSame ? 'same' : isMore === isLessBetter ? 'bad' : 'good';
  return (
    <span className={classes.change} data-tone={tone}>
      <Mark size={14} aria-hidden />
      {isSame
        ? t('same')
        : change >= many
          ? t('many')
          : t(isMore ? 'more' : 'less', { change: words })}
    </span>
  );
}
