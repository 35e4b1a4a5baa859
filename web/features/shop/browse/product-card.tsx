import { Button } from '@mantine/core';
import type { ShownProduct } from '@plenum/contract';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useAddToCart } from '../cart/use-cart.ts';
import { ProductPicture } from '../product-picture.tsx';
import { ProductPrice } from '../product-price.tsx';
import { Stars } from '../stars.tsx';
import { WishButton } from '../wishlist/wish-button.tsx';
import classes from './product-card.module.css';

interface ProductCardProps {
  product: ShownProduct;
  isFirst?: boolean;
}

/** A product from afar. */
export function ProductCard({ product, isFirst = false }: ProductCardProps) {
  const { slug, name, brand, picture, lowPrice, highPrice, lowListPrice, currency } = product;
  return (
    <li className={classes.card} data-product={product.id}>
      <div className={classes.picture}>
        <ProductPicture picture={picture} isFirst={isFirst} />
        <ProductMarks product={product} />
      </div>
      <div className={classes.words}>
        <Link to="/apps/ecommerce/product-detail/$slug" params={{ slug }} className={classes.name}>
          <bdi>{name}</bdi>
        </Link>
        {brand && <bdi className={classes.brand}>{brand}</bdi>}
        <Stars rating={product.rating} ratings={product.ratings} />
      </div>
      <div className={classes.end}>
        <ProductPrice
          price={lowPrice}
          listPrice={lowListPrice}
          isFrom={highPrice > lowPrice}
          currency={currency}
        />
        <BuyButton product={product} />
      </div>
      <span className={classes.wish}>
        <WishButton product={product} />
      </span>
    </li>
  );
}

function ProductMarks({ product }: { product: ShownProduct }) {
  const t = useTranslations('shop.marks');
  const format = useFormatter();
  const { discount, hasFreeShipping, isInStock } = product;
  const percent = format.number(discount / 10_000, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <span className={classes.marks}>
      {!isInStock && <span data-tone="off">{t('soldOut')}</span>}
      {discount > 0 && <span data-tone="offer">{t('discount', { percent })}</span>}
      {hasFreeShipping && <span data-tone="calm">{t('freeShipping')}</span>}
    </span>
  );
}

/** Where there is nothing to choose it goes into the cart at once. */
function BuyButton({ product }: { product: ShownProduct }) {
  const t = useTranslations('shop.card');
  const add = useAddToCart();
  const { name, slug, onlyVariantId, isInStock } = product;
  if (!isInStock) return null;
  if (onlyVariantId === null) {
    return (
      <Button
        className={classes.buy}
        variant="default"
        aria-label={t('chooseOf', { name })}
        renderRoot={(props) => (
          <Link to="/apps/ecommerce/product-detail/$slug" params={{ slug }} {...props} />
        )}
      >
        {t('choose')}
      </Button>
    );
  }
  return (
    <Button
      className={classes.buy}
      leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
      aria-label={t('addOf', { name })}
      loading={add.isPending}
      onClick={() => add.mutate({ variantId: onlyVariantId, quantity: 1, name })}
    >
      {t('add')}
    </Button>
  );
}
