import { Button } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { ProductCards } from '../browse/product-cards.tsx';
import { ShopSkeleton } from '../browse/shop-skeleton.tsx';
import { wishlist } from '../shop.live.ts';
import { GoneWishes } from './gone-wishes.tsx';
import classes from './wishlist-screen.module.css';
import { ReadingState } from '../../../ui/reading-state.tsx';

export function WishlistScreen() {
  const t = useTranslations('shop.wishlist');
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <h1>{t('title')}</h1>
      <Wishes />
    </div>
  );
}

function Wishes() {
  const t = useTranslations('shop.wishlist');
  const reading = useQuery(wishlist.options());
  const { data } = reading;
  if (!data)
    return <ReadingState reading={reading} title={t('failed')} skeleton={<ShopSkeleton />} />;
  if (data.products.length === 0) {
    return (
      <StateMessage
        icon={IconHeart}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Button renderRoot={(props) => <Link to="/apps/ecommerce/shop" {...props} />}>
            {t('toShop')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ProductCards products={data.products.filter(({ isSold }) => isSold)} />
      <GoneWishes products={data.products.filter(({ isSold }) => !isSold)} />
    </>
  );
}
