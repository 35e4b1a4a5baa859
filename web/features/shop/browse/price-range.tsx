import { useDebouncedCallback } from '@mantine/hooks';
import type { ShopFacets } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../../ui/money/amount-field.tsx';
import { Money } from '../../../ui/money/money.tsx';
import classes from './price-range.module.css';
import type { ShopAddress } from './use-shop-address.ts';

interface PriceRangeProps {
  facets: ShopFacets;
  address: ShopAddress;
}

/** Between which prices; what there is stands beside it. */
export function PriceRange({ facets: { currency, lowest, highest }, address }: PriceRangeProps) {
  const t = useTranslations('shop.filters');
  if (lowest === null || highest === null) return null;
  return (
    <fieldset className={classes.range}>
      <legend>{t('price')}</legend>
      <End name="from" currency={currency} address={address} />
      <End name="until" currency={currency} address={address} />
      <p>
        <Money minor={lowest} currency={currency} isShort /> –{' '}
        <Money minor={highest} currency={currency} isShort />
      </p>
    </fieldset>
  );
}

interface EndProps {
  name: 'from' | 'until';
  currency: string;
  address: ShopAddress;
}

/** Typing is never held up: the address follows a moment later. */
function End({ name, currency, address: { search, change } }: EndProps) {
  const t = useTranslations('shop.filters');
  const given = search[name] === undefined ? null : Number(search[name]);
  const [typed, setTyped] = useState(given);
  const [sent, setSent] = useState(given);
  const [followed, setFollowed] = useState(given);
  const searchSoon = useDebouncedCallback((amount: number | null) => {
    setSent(amount);
    change({ [name]: amount === null ? undefined : String(amount) });
  }, 400);
  if (given !== followed) {
    setFollowed(given);
    // Our own search coming back must not undo what was typed since.
    if (given !== sent) setTyped(given);
  }
  return (
    <AmountField
      label={t(name)}
      currency={currency}
      value={typed}
      onChange={(amount) => {
        setTyped(amount);
        searchSoon(amount);
      }}
    />
  );
}
