import type { Delivery } from '@plenum/contract';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './delivery.module.css';

export function DeliveryLine({ line }: { line: Delivery }) {
  const t = useTranslations('sponsors');
  const format = useFormatter();
  const { placement, promised, impressions, clicks } = line;
  const share = promised > 0 ? Math.min(1, impressions / promised) : 0;
  const isKept = promised > 0 && impressions >= promised;
  return (
    <li className={classes.line}>
      <span className={classes.place}>{t(`placements.${placement}`)}</span>
      {promised > 0 && (
        <span className={classes.bar} aria-hidden data-kept={isKept || undefined}>
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
      )}
      <span className={classes.numbers}>
        {promised > 0
          ? t('delivery.ofPromised', { impressions, promised })
          : t('delivery.seen', { impressions })}
        {promised > 0 && (
          <span className={classes.share} data-kept={isKept || undefined}>
            {isKept && <IconCircleCheckFilled size={14} aria-hidden />}
            {isKept
              ? t('delivery.kept')
              : format.number(impressions / promised, { style: 'percent' })}
          </span>
        )}
        <span>{t('delivery.clicks', { clicks })}</span>
      </span>
    </li>
  );
}
