import type { ProductHead } from '@plenum/contract';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { NamedCell } from '../../../ui/table/named-cell.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { ProductPicture } from '../product-picture.tsx';
import classes from './catalogue-cell.module.css';
import { ProductState } from './product-state.tsx';

const none = <span aria-hidden>{'–'}</span>;

export function useCatalogueColumns(currency: string): TableColumn<ProductHead>[] {
  const t = useTranslations('catalogue');
  const format = useFormatter();
  return useMemo(
    () => [
      {
        id: 'name',
        label: t('fields.name'),
        isSortable: true,
        cell: (product) => <NameCell product={product} />,
      },
      {
        id: 'brand',
        label: t('fields.brand'),
        isSortable: true,
        cell: ({ brand }) => (brand ? <bdi>{brand}</bdi> : none),
      },
      {
        id: 'state',
        label: t('fields.state'),
        cell: ({ state }) => <ProductState state={state} />,
      },
      {
        id: 'price',
        label: t('price'),
        isSortable: true,
        startsDown: true,
        isAmount: true,
        cell: ({ lowPrice, highPrice }) => (
          <>
            <Money minor={lowPrice} currency={currency} />
            {highPrice > lowPrice && ' +'}
          </>
        ),
      },
      {
        id: 'left',
        label: t('left'),
        isAmount: true,
        cell: ({ left, isInStock }) => {
          if (left === null) return t('endless');
          return <span data-out={!isInStock || undefined}>{format.number(left)}</span>;
        },
      },
      { id: 'sold', label: t('sold'), isAmount: true, cell: ({ sold }) => format.number(sold) },
      {
        id: 'categories',
        label: t('fields.categories'),
        isHiddenAtFirst: true,
        cell: ({ categories }) =>
          categories.length > 0 ? <bdi>{categories.join(', ')}</bdi> : none,
      },
    ],
    [t, format, currency],
  );
}

function NameCell({ product: { id, name, picture, variantCount } }: { product: ProductHead }) {
  const t = useTranslations('catalogue');
  return (
    <span className={classes.cell}>
      <span className={classes.picture}>
        <ProductPicture picture={picture} />
      </span>
      <NamedCell
        href={`/apps/ecommerce/catalogue/${id}`}
        name={name}
        below={variantCount > 1 && t('variantCount', { count: variantCount })}
      />
    </span>
  );
}
