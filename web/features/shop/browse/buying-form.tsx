import { Button } from '@mantine/core';
import type { ShownDetail, ShownVariant } from '@plenum/contract';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ChoiceCards } from '../../../ui/field/choice-cards.tsx';
import { QuantityField } from '../cart/quantity-field.tsx';
import { useAddToCart } from '../cart/use-cart.ts';
import { ProductPrice } from '../product-price.tsx';
import { choosing, firstValues, valuesAt, variantOf } from './browse.choosing.ts';
import classes from './buying-form.module.css';

const mostOfOne = 999;

/** Which of it, how many, and into the cart. */
export function BuyingForm({ product }: { product: ShownDetail }) {
  const t = useTranslations('shop.product');
  const { variants, optionNames, currency, name } = product;
  const [chosen, choose] = useState(() => firstValues(variants));
  const [wanted, setWanted] = useState(1);
  const add = useAddToCart();
  const variant = variantOf(variants, chosen) ?? variantOf(variants, firstValues(variants));
  if (!variant) return null;
  const { left } = variant;
  const most = left ?? mostOfOne;
  const quantity = Math.max(1, Math.min(wanted, most));
  return (
    <div className={classes.form}>
      <ProductPrice
        price={variant.price}
        listPrice={variant.listPrice}
        currency={currency}
        isLarge
      />
      <Terms product={product} />
      {optionNames.map((option, place) => (
        <ChoiceCards
          key={option}
          label={option}
          value={variant.values[place] ?? ''}
          choices={valuesAt(variants, variant.values, place).map(({ value, isInStock }) => ({
            value,
            label: isInStock ? value : t('valueSoldOut', { value }),
          }))}
          onChoose={(value) => choose(choosing(variants, variant.values, place, value))}
        />
      ))}
      <StockLine variant={variant} />
      {left !== 0 && (
        <div className={classes.buy}>
          <QuantityField name={name} value={quantity} most={most} onChange={setWanted} />
          <Button
            leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
            loading={add.isPending}
            onClick={() => add.mutate({ variantId: variant.id, quantity, name })}
          >
            {t('add')}
          </Button>
        </div>
      )}
      {variant.sku && <p className={classes.sku}>{t('sku', { sku: variant.sku })}</p>}
    </div>
  );
}

/** With which tax, and what bringing it costs. */
function Terms({ product: { taxRate, hasFreeShipping, needsShipping } }: { product: ShownDetail }) {
  const t = useTranslations('shop.product');
  const format = useFormatter();
  const rate = format.number(taxRate / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <p className={classes.terms}>
      <span>{t('tax', { rate })}</span>
      {!needsShipping && <span>{t('noShipping')}</span>}
      {needsShipping && <span>{t(hasFreeShipping ? 'freeShipping' : 'shipping')}</span>}
    </p>
  );
}

/** Said plainly, and heard when it changes. */
function StockLine({ variant: { left } }: { variant: ShownVariant }) {
  const t = useTranslations('shop.product');
  const tone = left === 0 ? 'off' : 'on';
  return (
    <output className={classes.stock} data-tone={left !== null && left > 0 ? 'few' : tone}>
      {left === null ? t('inStock') : t('left', { left })}
    </output>
  );
}
