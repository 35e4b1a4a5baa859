import type { CheckResult } from '@plenum/contract';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { wordMoney } from '../../../ui/money/word-money.ts';
import classes from './door-screen.module.css';

const looks = {
  in: { icon: IconCircleCheck, tone: 'good' },
  unpaid: { icon: IconAlertTriangle, tone: 'warning' },
  again: { icon: IconAlertTriangle, tone: 'bad' },
  cancelled: { icon: IconCircleX, tone: 'bad' },
  unknown: { icon: IconCircleX, tone: 'bad' },
} as const;

/** So large that it is read from a step away; twice the same is said loudly. */
export function DoorAnswer({ answer: { result, place } }: { answer: CheckResult }) {
  const t = useTranslations('bookings.door');
  const words = useWords();
  const locale = useLocale();
  const format = useFormatter();
  const { icon: Icon, tone } = looks[result];
  const at = place?.checkedInAt;
  return (
    <div className={classes.answer} data-tone={tone} role="alert">
      <Icon size={40} aria-hidden />
      <div>
        <strong>{t(`results.${result}`)}</strong>
        {place && (
          <span>
            <bdi>{place.fullName}</bdi> · <bdi>{words(place.ticket)}</bdi>
          </span>
        )}
        {result === 'again' && at && (
          <span>
            {t('results.since', {
              at: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </span>
        )}
        {place && place.balance > 0 && (
          <span>
            {t('results.owes', { amount: wordMoney(place.balance, place.currency, locale) })}
          </span>
        )}
      </div>
    </div>
  );
}
