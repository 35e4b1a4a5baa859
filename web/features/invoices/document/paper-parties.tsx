import type { Client, ClientInput, Invoice } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../use-country-name.ts';
import classes from './paper-parties.module.css';

type Address = Pick<Client, 'street' | 'postcode' | 'city' | 'country'>;

export function PaperSender({ sender }: Pick<Invoice, 'sender'>) {
  const t = useTranslations('invoices.paper');
  return (
    <address className={classes.party}>
      <strong>
        <bdi>{sender.name || t('noSender')}</bdi>
      </strong>
      <AddressLines address={sender} />
      {sender.email && <bdi dir="ltr">{sender.email}</bdi>}
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
        <address className={classes.party}>
          <strong>
            <bdi>{client.company || client.name}</bdi>
          </strong>
          {client.company && <bdi>{client.name}</bdi>}
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
      {street && <bdi>{street}</bdi>}
      {place && <bdi>{place}</bdi>}
      {country && <span>{countryName(country)}</span>}
    </>
  );
}
