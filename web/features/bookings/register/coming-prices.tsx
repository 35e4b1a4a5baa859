import type { ComingPrice, OfferedTicket, PublicOffer } from '@plenum/contract';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { wordMoney } from '../../../ui/money/word-money.ts';
import classes from './ticket-list.module.css';

interface ComingPricesProps {
  ticket: OfferedTicket;
  offer: PublicOffer;
}

export function useMoment(): (at: string) => string {
  const format = useFormatter();
  return (at) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
}

/** Until when, or for how many, today's price holds, and what it will be. */
export function ComingPrices({ ticket: { comingPrices }, offer }: ComingPricesProps) {
  const wordComing = useComingWords(offer);
  if (comingPrices.length === 0) return null;
  return (
    <ul className={classes.coming}>
      {comingPrices.map((coming, place) => (
        <li key={`${coming.from} ${coming.afterSold}`}>{wordComing(coming, place === 0)}</li>
      ))}
    </ul>
  );
}

function useComingWords({ currency, event }: PublicOffer) {
  const t = useTranslations('booking-page.register');
  const words = useWords(event.languages);
  const locale = useLocale();
  const on = useMoment();
  return ({ name, price: minor, from, afterSold, left }: ComingPrice, isNext: boolean): string => {
    const named = words(name);
    const amount = minor === 0 ? t('free') : wordMoney(minor, currency, locale);
    const price = named ? t('named', { name: named, price: amount }) : amount;
    const at = from === null ? null : on(from);
    if (afterSold === null) return t('comingFrom', { at: at ?? '', price });
    if (!isNext) {
      return at === null
        ? t('comingAfter', { count: afterSold, price })
        : t('comingAfterOrFrom', { count: afterSold, at, price });
    }
    if (left === null) {
      return at === null
        ? t('comingFirst', { count: afterSold, price })
        : t('comingFirstUntil', { count: afterSold, at, price });
    }
    return at === null
      ? t('comingLeft', { left, price })
      : t('comingLeftUntil', { left, at, price });
  };
}
