import type { LaterPrice, MyEvent, Offer, Texts } from '@plenum/contract';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import { wordMoney } from '../../ui/money/word-money.ts';

type Said = string | undefined;

/** How what two organisers changed at once reads beside each other. */
export function useValueWords(event: MyEvent, { settings, tickets, pools }: Offer) {
  const t = useTranslations('tickets.values');
  const format = useFormatter();
  const locale = useLocale();
  const words = useWords(event.languages);
  const named = new Map<string, string>([
    ...tickets.map(({ id, name }) => [`ticketIds.${id}`, words(name)] as const),
    ...pools.map(({ id, name }) => [`poolIds.${id}`, name] as const),
  ]);
  const wordLater = ({ name, price }: LaterPrice): string =>
    [words(name), wordMoney(price, settings.currency, locale)].filter(Boolean).join(' ');
  const one = (name: string, value: unknown): Said => {
    if (name === 'laterPrices') return wordLater(value as LaterPrice);
    if (typeof value !== 'object' || value === null) return named.get(`${name}.${String(value)}`);
    return 'text' in value ? words(value.text as Texts) : words(value);
  };
  return (name: string, value: unknown): Said => {
    if (value === null || value === '') return t('none');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (name === 'price') return wordMoney(Number(value), settings.currency, locale);
    if (name === 'shownIf') return t('set');
    if (Array.isArray(value)) {
      return value.length === 0
        ? t('none')
        : format.list(value.map((each) => one(name, each) ?? String(each)));
    }
    return typeof value === 'object' ? one(name, value) || t('none') : undefined;
  };
}
