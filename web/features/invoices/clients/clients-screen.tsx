import { Button } from '@mantine/core';
import type { Client } from '@plenum/contract';
import { IconAddressBook, IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { CopyAddresses } from '../../../ui/table/copy-addresses.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { tableReadingOf } from '../../../ui/table/table-reading.ts';
import { useTableSelection } from '../../../ui/table/use-table-selection.ts';
import { clients } from '../invoices.live.ts';
import { ClientDrawer, NewClientDrawer } from './client-drawer.tsx';
import {
  type ClientSearch,
  clientRules,
  openClient,
  queryOf,
  readClientSearch,
} from './clients.places.ts';
import classes from './clients-screen.module.css';
import { useClientColumns } from './use-client-columns.tsx';

const rowId = (client: Client) => String(client.id);
const rowName = (client: Client) => client.name;
const canBeWritten = ({ email }: Client) => email !== '';

/** Which client stands beside the list is part of the address, like the rest of it. */
function useOpenClient(text: string) {
  const search: ClientSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = (client: string | undefined) =>
    void navigate({
      to: '/apps/invoice/clients',
      search: (before) => readClientSearch({ ...before, client }),
      resetScroll: false,
    });
  const hrefOf = useCallback(
    ({ id }: Client) => {
      const there = new URLSearchParams(text);
      there.set('client', String(id));
      return `/apps/invoice/clients?${there}`;
    },
    [text],
  );
  return { shown: openClient(search), open, hrefOf };
}

export function ClientsScreen() {
  const t = useTranslations('invoices.clients');
  const address = useTableAddress(clientRules);
  const query = useQuery({
    ...clients.options(queryOf(address)),
    placeholderData: keepPreviousData,
  });
  const selection = useTableSelection(rowId);
  const { shown, open, hrefOf } = useOpenClient(address.text);
  const columns = useClientColumns(hrefOf);
  const close = () => open(undefined);
  const add = (
    <Button leftSection={<IconUserPlus size={18} />} onClick={() => open('new')}>
      {t('add')}
    </Button>
  );
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        {add}
      </header>
      <DataTable
        name="invoices.clients"
        label={t('title')}
        searchLabel={t('search')}
        searchHint={t('searchHint')}
        columns={columns}
        rows={query.data?.clients}
        total={query.data?.total ?? 0}
        totalIsAtLeast={query.data?.totalIsAtLeast}
        rowId={rowId}
        rowName={rowName}
        address={address}
        reading={tableReadingOf(query)}
        selection={selection}
        bulkActions={<CopyAddresses people={selection.rows.filter(canBeWritten)} />}
        empty={
          <StateMessage
            icon={IconAddressBook}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={add}
          />
        }
      />
      <NewClientDrawer isOpen={shown === 'new'} onClose={close} />
      <ClientDrawer id={shown === 'new' ? undefined : shown} onClose={close} />
    </div>
  );
}
