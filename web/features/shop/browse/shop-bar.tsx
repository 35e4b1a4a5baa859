import '../../../ui/styles/fields.css';
import '../../../ui/styles/segments.css';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { shopSorts } from '../shop.places.ts';
import classes from './shop-bar.module.css';
import type { ShopAddress } from './use-shop-address.ts';

interface ShopBarProps {
  address: ShopAddress;
  /** Undefined: it is on its way. */
  total: number | undefined;
  isAtLeast: boolean | undefined;
}

const views = { grid: IconLayoutGrid, list: IconLayoutList } as const;

/** What is looked for, how much was found, and how it lies there. */
export function ShopBar({ address: { search, change }, total, isAtLeast }: ShopBarProps) {
  const t = useTranslations('shop.bar');
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.bar}>
      <SearchField
        label={t('search')}
        hint={t('searchHint')}
        clearLabel={t('clearSearch')}
        q={search.q ?? ''}
        inputRef={field}
        onSearch={(q) => change({ q })}
      />
      <output className={classes.total}>
        {total !== undefined && t(isAtLeast ? 'foundMany' : 'found', { count: total })}
      </output>
      <NativeSelect
        aria-label={t('sort')}
        value={search.sort ?? 'featured'}
        data={shopSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        onChange={({ currentTarget }) => change({ sort: currentTarget.value })}
      />
      <SegmentedControl
        aria-label={t('view')}
        value={search.view ?? 'grid'}
        data={(['grid', 'list'] as const).map((view) => {
          const Mark = views[view];
          return {
            value: view,
            label: (
              <>
                <Mark size={16} aria-hidden className={classes.mark} />
                <span className="visually-hidden">{t(`views.${view}`)}</span>
              </>
            ),
          };
        })}
        onChange={(view) => change({ view, page: search.page })}
      />
    </div>
  );
}
