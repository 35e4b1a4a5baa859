import { Button, Checkbox } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ShopFacets } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FiltersButton } from '../../../ui/field/filters-button.tsx';
import { facets } from '../shop.live.ts';
import { countShopFilters, noShopFilters, type ShopChange } from '../shop.places.ts';
import { FacetChoice } from './facet-choice.tsx';
import { PriceRange } from './price-range.tsx';
import classes from './shop-filters.module.css';
import type { ShopAddress } from './use-shop-address.ts';

const nothing: ShopFacets = {
  currency: 'EUR',
  categories: [],
  brands: [],
  lowest: null,
  highest: null,
};

/** Beside what was found; on a narrow screen behind a button. */
export function ShopFilters({ address }: { address: ShopAddress }) {
  const t = useTranslations('shop.filters');
  const isNarrow = useMediaQuery('(max-width: 62em)', undefined, {
    getInitialValueInEffect: false,
  });
  const [isOpen, setOpen] = useState(false);
  const count = countShopFilters({ ...address.search, q: undefined });
  return (
    <search className={classes.side} aria-label={t('label')}>
      {isNarrow && <FiltersButton count={count} isOpen={isOpen} onToggle={setOpen} />}
      {(!isNarrow || isOpen) && <Filters address={address} count={count} />}
    </search>
  );
}

function Filters({ address, count }: { address: ShopAddress; count: number }) {
  const t = useTranslations('shop.filters');
  const { search, change } = address;
  const { data = nothing } = useQuery(facets.options());
  return (
    <div className={classes.filters}>
      <FacetChoice
        label={t('category')}
        anyLabel={t('anyCategory')}
        facets={data.categories}
        value={search.category}
        onChoose={(category) => change({ category })}
      />
      <PriceRange facets={data} address={address} />
      <FacetChoice
        label={t('brand')}
        anyLabel={t('anyBrand')}
        facets={data.brands}
        value={search.brand}
        onChoose={(brand) => change({ brand })}
      />
      <RatingChoice search={search} change={change} />
      <Checkbox
        label={t('shipping')}
        checked={search.shipping !== undefined}
        onChange={({ currentTarget }) =>
          change({ shipping: currentTarget.checked ? 'free' : undefined })
        }
      />
      <Checkbox
        label={t('stock')}
        checked={search.stock !== undefined}
        onChange={({ currentTarget }) =>
          change({ stock: currentTarget.checked ? 'in' : undefined })
        }
      />
      {count > 0 && (
        <Button
          variant="subtle"
          onClick={() => change({ ...noShopFilters, q: search.q } satisfies ShopChange)}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

const leastStars = ['4', '3', '2', '1'];

function RatingChoice({ search, change }: ShopAddress) {
  const t = useTranslations('shop.filters');
  return (
    <FacetChoice
      label={t('rating')}
      anyLabel={t('anyRating')}
      facets={leastStars.map((name) => ({ name, label: t('stars', { count: Number(name) }) }))}
      value={search.rating}
      onChoose={(rating) => change({ rating })}
    />
  );
}
