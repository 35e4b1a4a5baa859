import { useLocale } from 'use-intl';
import { wordMoney } from './word-money.ts';

interface MoneyProps {
  /** Cents, or whatever the smallest piece of the currency is. */
  minor: number;
  /** ISO 4217: EUR. */
  currency: string;
  /** Whole amounts without pieces: 49 €. */
  isShort?: boolean;
}

export function Money({ minor, currency, isShort = false }: MoneyProps) {
  const locale = useLocale();
  return (
    <data value={minor} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <bdi>{wordMoney(minor, currency, locale, { isShort })}</bdi>
    </data>
  );
}
