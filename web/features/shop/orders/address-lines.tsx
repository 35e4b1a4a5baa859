import type { AddressInput } from '@plenum/contract';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import classes from './address-lines.module.css';

/** As it stands on a parcel. */
export function AddressLines({ address }: { address: AddressInput }) {
  const locale = useLocale();
  const countries = useMemo(() => new Intl.DisplayNames(locale, { type: 'region' }), [locale]);
  const { name, company, street, postcode, city, country, phone, taxNumber } = address;
  return (
    <address className={classes.address}>
      {company && <bdi>{company}</bdi>}
      <bdi>{name}</bdi>
      <bdi>{street}</bdi>
      <bdi>{[postcode, city].filter(Boolean).join(' ')}</bdi>
      <span>{countries.of(country) ?? country}</span>
      {phone && <bdi dir="ltr">{phone}</bdi>}
      {taxNumber && <bdi dir="ltr">{taxNumber}</bdi>}
    </address>
  );
}
