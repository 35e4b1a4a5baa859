import { Button } from '@mantine/core';
import type { Wishlist } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { ProductPicture } from '../product-picture.tsx';
import classes from './gone-wishes.module.css';
import { useWishing } from './use-wishing.ts';

interface GoneWishesProps {
  products: Wishlist['products'];
}

/** What was wished for and is not sold any more. */
export function GoneWishes({ products }: GoneWishesProps) {
  const t = useTranslations('shop.wishlist');
  const wish = useWishing();
  if (products.length === 0) return null;
  return (
    <section className={classes.gone} aria-label={t('gone')}>
      <h2>{t('gone')}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <ProductPicture picture={product.picture} size="small" />
            <bdi>{product.name}</bdi>
            <Button
              variant="default"
              size="xs"
              aria-label={t('removeOf', { name: product.name })}
              onClick={() => void wish(product, false)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
