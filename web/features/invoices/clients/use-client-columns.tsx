import type { Client } from '@plenum/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { ClippedCell, NamedCell } from '../../../ui/table/named-cell.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { useCountryName } from '../use-country-name.ts';
import classes from './clients-screen.module.css';

const none = <span aria-hidden>{'–'}</span>;

export function useClientColumns(hrefOf: (client: Client) => string): TableColumn<Client>[] {
  const t = useTranslations('invoices.clients');
  const countryName = useCountryName();
  return useMemo(
    () => [
      {
        id: 'name',
        label: t('fields.name'),
        isSortable: true,
        cell: (client) => (
          <NamedCell href={hrefOf(client)} name={client.name} below={client.email} />
        ),
      },
      {
        id: 'company',
        label: t('fields.company'),
        isSortable: true,
        cell: ({ company }) => (company ? <ClippedCell>{company}</ClippedCell> : none),
      },
      {
        id: 'city',
        label: t('fields.city'),
        isSortable: true,
        cell: ({ city }) => (city ? <ClippedCell>{city}</ClippedCell> : none),
      },
      {
        id: 'country',
        label: t('fields.country'),
        isSortable: true,
        cell: ({ country }) => (country ? countryName(country) : none),
      },
      {
        id: 'invoices',
        label: t('invoices'),
        cell: ({ company, name }) => (
          <PlaceLink
            href={`/apps/invoice/list?${new URLSearchParams({ q: company || name })}`}
            className={classes.invoices}
          >
            {t('showInvoices')}
          </PlaceLink>
        ),
      },
      {
        id: 'account',
        label: t('account'),
        cell: ({ id }) => (
          <PlaceLink href={`/apps/invoice/account/${id}`} className={classes.invoices}>
            {t('showAccount')}
          </PlaceLink>
        ),
      },
    ],
    [t, countryName, hrefOf],
  );
}
