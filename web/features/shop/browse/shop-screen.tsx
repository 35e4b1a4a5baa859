import { Button, Group } from '@mantine/core';
import type { ShownPage } from '@plenum/contract';
import {
  IconFileImport,
  IconPlus,
  IconShoppingBag,
  IconZoomExclamation,
} from '@tabler/icons-react';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCan } from '../../../platform/abilities.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
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
  const { search } = address;
  const found = useQuery({
    ...shown.options(shownQueryOf(search)),
    placeholderData: keepPreviousData,
  });
  usePageTitle(t('title'));
  const isEmpty =
    found.data?.total === 0 && !found.isPlaceholderData && countShopFilters(search) === 0;
  return (
    <div className={classes.screen} data-empty={isEmpty || undefined}>
      <h1 className={classes.title}>{t('title')}</h1>
      {isEmpty ? (
        <NothingYet />
      ) : (
        <>
          <ShopFilters address={address} />
          <Found address={address} found={found} />
        </>
      )}
    </div>
  );
}

interface FoundProps {
  address: ShopAddress;
  found: UseQueryResult<ShownPage>;
}

function Found({ address, found }: FoundProps) {
  const t = useTranslations('shop');
  const { search } = address;
  const { data, isPlaceholderData } = found;
  return (
    <section className={classes.found} aria-label={t('products')}>
      <ShopBar address={address} total={data?.total} isAtLeast={data?.totalIsAtLeast} />
      {!data && (
        <ReadingState
          reading={found}
          title={t('failed')}
          skeleton={<ShopSkeleton view={search.view} />}
        />
      )}
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

/** Nothing to filter and nothing to search: what comes here, and for who runs it how. */
function NothingYet() {
  const t = useTranslations('shop');
  const canSell = useCan()(['manage', 'all']);
  return (
    <StateMessage
      icon={IconShoppingBag}
      title={t('emptyTitle')}
      text={t(canSell ? 'emptyForOrganisers' : 'emptyText')}
      action={
        canSell && (
          <Group justify="center" gap="sm">
            <Button
              leftSection={<IconPlus size={18} />}
              renderRoot={(props) => <Link to="/apps/ecommerce/catalogue/new" {...props} />}
            >
              {t('emptyAdd')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconFileImport size={18} />}
              renderRoot={(props) => <Link to="/apps/ecommerce/catalogue" {...props} />}
            >
              {t('emptyImport')}
            </Button>
          </Group>
        )
      }
    />
  );
}

function Nothing({ address: { change } }: { address: ShopAddress }) {
  const t = useTranslations('shop');
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
