import type { Booking } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useRateText } from '../../../ui/money/use-rate-text.ts';
import { useWords } from '../../../platform/i18n/words.ts';
import { Money } from '../../../ui/money/money.tsx';
import classes from './booking-summary.module.css';

/** What was chosen and what it comes to. */
export function BookingSummary({ booking }: { booking: Booking }) {
  const t = useTranslations('booking-page.summary');
  const words = useWords(booking.event.languages);
  const rateText = useRateText();
  const { lines, taxes, gross, currency, code, isReverseCharge } = booking;
  return (
    <aside className={classes.summary} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ul>
        {lines.map((line, at) => (
          // One ticket may come with several packages.
          <li key={`${line.ticketId} ${at + 1}`}>
            <span>
              {line.quantity} ×{' '}
              <bdi>{[words(line.name), words(line.priceName)].filter(Boolean).join(' · ')}</bdi>
              {line.upgradesFrom && (
                <span className={classes.soft}>
                  {' '}
                  {t('upgradesFrom', { name: words(line.upgradesFrom) })}
                </span>
              )}
            </span>
            <Money minor={line.gross} currency={currency} />
          </li>
        ))}
      </ul>
      {code && (
        <p className={classes.soft}>
          {t('code')} <bdi>{code}</bdi>
        </p>
      )}
      <p className={classes.total}>
        <span>{t('total')}</span>
        <strong aria-live="polite">
          <Money minor={gross} currency={currency} />
        </strong>
      </p>
      {taxes
        .filter(({ tax }) => tax > 0)
        .map(({ rate, tax }) => (
          <p key={rate} className={classes.soft}>
            {t('tax', { rate: rateText(rate) })} <Money minor={tax} currency={currency} />
          </p>
        ))}
      {isReverseCharge && <output className={classes.soft}>{t('reverseCharge')}</output>}
    </aside>
  );
}
