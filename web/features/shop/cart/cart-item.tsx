import { ActionIcon } from '@mantine/core';
import type { CartLine } from '@plenum/contract';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { ProductPicture } from '../product-picture.tsx';
import classes from './cart-item.module.css';
import { QuantityField } from './quantity-field.tsx';
import { useCartQuantity, useTakeFromCart } from './use-cart.ts';

interface CartItemProps {
  line: CartLine;
  currency: string;
  onOpen: () => void;
}

const mostOfOne = 999;

/** One thing in the cart, as it stands now. */
export function CartItem({ line, currency, onOpen }: CartItemProps) {
  const t = useTranslations('shop.cart');
  const quantity = useCartQuantity();
  const take = useTakeFromCart();
  const { variantId, name, values, isSold, left } = line;
  const isBusy = quantity.isPending || take.isPending;
  return (
    <li className={classes.item} data-off={!isSold || undefined} data-busy={isBusy || undefined}>
      <ProductPicture picture={line.picture} size="small" />
      <div className={classes.words}>
        <Link
          to="/apps/ecommerce/product-detail/$slug"
          params={{ slug: line.slug }}
          className={classes.name}
          onClick={onOpen}
        >
          <bdi>{name}</bdi>
        </Link>
        {values.length > 0 && <bdi className={classes.values}>{values.join(' · ')}</bdi>}
        <CartTrouble line={line} currency={currency} />
        {isSold && (
          <QuantityField
            name={name}
            value={line.quantity}
            most={left ?? mostOfOne}
            isBusy={isBusy}
            onChange={(next) => quantity.mutate({ variantId, quantity: next })}
          />
        )}
      </div>
      <div className={classes.end}>
        <Money minor={line.sum} currency={currency} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('take', { name })}
          aria-disabled={isBusy}
          onClick={() => !isBusy && take.mutate(variantId)}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

/** What is other than it was when it went in. */
function CartTrouble({ line, currency }: Pick<CartItemProps, 'line' | 'currency'>) {
  const t = useTranslations('shop.cart');
  const { isSold, left, price, priceBefore } = line;
  if (!isSold) return <p className={classes.trouble}>{t('notSold')}</p>;
  return (
    <>
      {left !== null && <p className={classes.trouble}>{t('left', { left })}</p>}
      {priceBefore !== null && (
        <p className={classes.trouble}>
          {t(price > priceBefore ? 'dearer' : 'cheaper')}{' '}
          <s>
            <Money minor={priceBefore} currency={currency} />
          </s>{' '}
          <Money minor={price} currency={currency} />
        </p>
      )}
    </>
  );
}
