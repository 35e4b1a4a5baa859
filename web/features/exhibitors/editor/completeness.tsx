import type { BoothPart } from '@plenum/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './completeness.module.css';
import { boothParts } from '../setup/setup.order.ts';

/** How complete a booth is, and what it still lacks. */
export function Completeness({ missing }: { missing: readonly BoothPart[] }) {
  const t = useTranslations('exhibitors.progress');
  const format = useFormatter();
  const count = boothParts.length;
  const done = count - missing.length;
  if (missing.length === 0) {
    return (
      <p className={classes.complete}>
        <IconCircleCheck size={16} aria-hidden /> {t('complete')}
      </p>
    );
  }
  const list = format.list(missing.map((part) => t(`parts.${part}`)));
  return (
    <div className={classes.progress}>
      <span className={classes.bar} aria-hidden>
        <span style={{ inlineSize: `${(done / count) * 100}%` }} />
      </span>
      <p>
        <bdi>{t('missing', { done, count, list })}</bdi>
      </p>
    </div>
  );
}
