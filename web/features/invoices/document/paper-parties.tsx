import type { Client, ClientInput, Invoice } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../use-country-name.ts';
import classes from './paper-parties.module.css';

type Address = Pick<Client, 'street' | 'postcode' | 'city' | 'country'>;

export function PaperSender({ sender }: Pick<Invoice, 'sender'>) {
  const t = useTranslations('invoices.paper');
  return (
    <address className={classes.party} dir="auto">
      <strong>{sender.name || t('noSender')}</strong>
      <AddressLines address={sender} />
      {sender.email && <span>{sender.email}</span>}
      {sender.phone && <bdi dir="ltr">{sender.phone}</bdi>}
    </address>
  );
}

export function PaperReceiver({ client }: { client: ClientInput | null }) {
  const t = useTranslations('invoices.paper');
  return (
    <section className={classes.receiver}>
      <h3>{t('to')}</h3>
      {client ? (
        <address className={classes.party} dir="auto">
          <strong>{client.company || client.name}</strong>
          {client.company && <span>{client.name}</span>}
          <AddressLines address={client} />
          {client.taxNumber && <span>{t('taxNumber', { number: client.taxNumber })}</span>}
        </address>
      ) : (
        <p>{t('noClient')}</p>
      )}
    </section>
  );
}

function AddressLines({ address }: { address: Address }) {
  const countryName = useCountryName();
  const { street, postcode, city, country } = address;
  const place = [postcode, city].filter(Boolean).join(' ');
  return (
    <>
      {street && <span>{street}</span>}
      {place && <span>{place}</span>}
      {country && <span>{countryName(country)}</span>}
    </>
  );
}
