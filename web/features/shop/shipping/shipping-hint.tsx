import type { Cart } from '@plenum/contract';
import { useLocale, useTranslations } from 'use-intl';
import { wordMoney } from '../../../ui/money/word-money.ts';

/** Before it is known where it goes: what sending costs beside the total. */
export function ShippingHint({ cart: { shipping, currency } }: { cart: Cart }) {
  const t = useTranslations('shop.cart');
  const locale = useLocale();
  if (!shipping) return null;
  const [low, high] = [shipping.low, shipping.high].map((one) => wordMoney(one, currency, locale));
  if (!low || !high) return null;
  if (shipping.high === 0) return <p>{t('shippingFree')}</p>;
  if (shipping.low === shipping.high) return <p>{t('shipping', { amount: high })}</p>;
  return <p>{t('shippingSpan', { low, high })}</p>;
}
