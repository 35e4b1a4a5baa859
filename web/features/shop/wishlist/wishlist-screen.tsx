import { Button } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { ProductCards } from '../browse/product-cards.tsx';
import { ShopSkeleton } from '../browse/shop-skeleton.tsx';
import { wishlist } from '../shop.live.ts';
import { GoneWishes } from './gone-wishes.tsx';
import classes from './wishlist-screen.module.css';

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
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(wishlist.options());
  if (!data && error) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ShopSkeleton />;
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
