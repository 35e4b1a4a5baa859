import type { PublicOffer } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useRateText } from '../../../ui/money/use-rate-text.ts';
import classes from './register-screen.module.css';

type Rules = Pick<PublicOffer, 'cancelDays' | 'cancelShares'>;

/** What one gets back when one cancels, before anything is booked. */
export function CancelRules({ cancelDays, cancelShares }: Rules) {
  const t = useTranslations('booking-page.register.cancelRules');
  const rateText = useRateText();
  if (cancelDays === null) return <p className={classes.rules}>{t('never')}</p>;
  const begun = cancelShares
    .filter(({ fromDays }) => fromDays > cancelDays)
    .toSorted((one, two) => two.fromDays - one.fromDays);
  return (
    <section className={classes.rules} aria-label={t('title')}>
      <p>{t('free', { days: begun[0]?.fromDays ?? cancelDays })}</p>
      {begun.map(({ fromDays, share }, place) => (
        <p key={fromDays}>
          {t('kept', {
            from: fromDays,
            until: begun[place + 1]?.fromDays ?? cancelDays,
            share: rateText(share),
          })}
        </p>
      ))}
    </section>
  );
}
