import { Button } from '@mantine/core';
import { IconShoppingBag, IconZoomExclamation } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { shown } from '../shop.live.ts';
import { countShopFilters, noShopFilters, shownQueryOf } from '../shop.places.ts';
import { ProductCards } from './product-cards.tsx';
import { ShopBar } from './shop-bar.tsx';
import { ShopFilters } from './shop-filters.tsx';
import { ShopPager } from './shop-pager.tsx';
import classes from './shop-screen.module.css';
import { ShopSkeleton } from './shop-skeleton.tsx';
import { type ShopAddress, useShopAddress } from './use-shop-address.ts';

/** What can be bought here. */
export function ShopScreen() {
  const t = useTranslations('shop');
  const address = useShopAddress();
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <h1 className={classes.title}>{t('title')}</h1>
      <ShopFilters address={address} />
      <Found address={address} />
    </div>
  );
}

function Found({ address }: { address: ShopAddress }) {
  const t = useTranslations('shop');
  const problemText = useProblemText();
  const { search } = address;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...shown.options(shownQueryOf(search)),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={classes.found} aria-label={t('products')}>
      <ShopBar address={address} total={data?.total} isAtLeast={data?.totalIsAtLeast} />
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ShopSkeleton view={search.view} />}
      {data && data.products.length === 0 && <Nothing address={address} />}
      {data && data.products.length > 0 && (
        <>
          <ProductCards
            products={data.products}
            view={search.view === 'list' ? 'list' : 'grid'}
            isOld={isPlaceholderData}
          />
          <ShopPager address={address} total={data.total} />
        </>
      )}
    </section>
  );
}

function Nothing({ address: { search, change } }: { address: ShopAddress }) {
  const t = useTranslations('shop');
  if (countShopFilters(search) === 0) {
    return <StateMessage icon={IconShoppingBag} title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <StateMessage
      icon={IconZoomExclamation}
      title={t('noneTitle')}
      text={t('noneText')}
      action={
        <Button variant="default" onClick={() => change(noShopFilters)}>
          {t('filters.clear')}
        </Button>
      }
    />
  );
}
