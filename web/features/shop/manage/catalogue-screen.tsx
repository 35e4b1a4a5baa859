import { Button } from '@mantine/core';
import type { ProductHead } from '@plenum/contract';
import { IconPackage, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import { tableReadingOf } from '../../../ui/table/table-reading.ts';
import { useTableSelection } from '../../../ui/table/use-table-selection.ts';
import { ExchangeButtons } from '../exchange/exchange-buttons.tsx';
import { catalogue } from '../shop.live.ts';
import { BulkState } from './bulk-state.tsx';
import classes from './catalogue-screen.module.css';
import { catalogueQueryOf, catalogueRules, productStates, stocks } from './manage.places.ts';
import { useCatalogueColumns } from './use-catalogue-columns.tsx';

const rowId = ({ id }: ProductHead) => String(id);
const rowName = ({ name }: ProductHead) => name;

/** All that is sold, was sold or will be. */
export function CatalogueScreen() {
  const t = useTranslations('catalogue');
  const address = useTableAddress(catalogueRules);
  const query = useQuery({
    ...catalogue.options(catalogueQueryOf(address)),
    placeholderData: keepPreviousData,
  });
  const selection = useTableSelection(rowId);
  const columns = useCatalogueColumns(query.data?.currency ?? 'EUR');
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <div className={classes.actions}>
          <ExchangeButtons />
          <NewProductLink />
        </div>
      </header>
      <DataTable
        name="shop.catalogue"
        label={t('title')}
        searchLabel={t('search')}
        searchHint={t('searchHint')}
        columns={columns}
        rows={query.data?.products}
        total={query.data?.total ?? 0}
        totalIsAtLeast={query.data?.totalIsAtLeast}
        rowId={rowId}
        rowName={rowName}
        address={address}
        reading={tableReadingOf(query)}
        selection={selection}
        filters={<Filters address={address} />}
        bulkActions={<BulkState chosen={selection.rows} onDone={selection.clear} />}
        empty={
          <StateMessage
            icon={IconPackage}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={<NewProductLink />}
          />
        }
      />
    </div>
  );
}

function NewProductLink() {
  const t = useTranslations('catalogue');
  return (
    <Button
      leftSection={<IconPlus size={18} />}
      renderRoot={(props) => <Link to="/apps/ecommerce/catalogue/new" {...props} />}
    >
      {t('add')}
    </Button>
  );
}

function Filters({ address }: { address: ReturnType<typeof useTableAddress> }) {
  const t = useTranslations('catalogue');
  const { filters, change } = address;
  return (
    <>
      <FilterSelect
        label={t('fields.state')}
        value={filters['state']}
        choices={productStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(state) => change({ state })}
      />
      <FilterSelect
        label={t('stock')}
        value={filters['stock']}
        choices={stocks.map((value) => ({ value, label: t(`stocks.${value}`) }))}
        onChange={(stock) => change({ stock })}
      />
    </>
  );
}
