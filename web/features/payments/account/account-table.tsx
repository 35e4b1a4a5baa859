import type { AccountEntry, CurrencyAccount } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import classes from './account-table.module.css';

interface AccountTableProps {
  account: CurrencyAccount;
  /** Something may have been before. */
  isCarried: boolean;
}

/** What went on has no ids of its own, and what is told is read anew. */
const inPlaces = (entries: readonly AccountEntry[]) =>
  entries.map((entry, place) => ({ key: `${place} ${entry.kind} ${entry.number}`, entry }));

export function AccountTable({ account, isCarried }: AccountTableProps) {
  const t = useTranslations('payments.account');
  const { currency, opening, entries, closing } = account;
  return (
    <table className={classes.account}>
      <caption className="visually-hidden">{t('caption', { currency })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('amount')}</th>
          <th scope="col">{t('balance')}</th>
        </tr>
      </thead>
      <tbody>
        {isCarried && (
          <tr>
            <th scope="row" colSpan={3}>
              {t('opening')}
            </th>
            <td data-label={t('balance')}>
              <Money minor={opening} currency={currency} />
            </td>
          </tr>
        )}
        {inPlaces(entries).map(({ key, entry }) => (
          <EntryRow key={key} entry={entry} currency={currency} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('closing')}
          </th>
          <td>
            <Money minor={closing} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function EntryRow({ entry, currency }: { entry: AccountEntry; currency: string }) {
  const t = useTranslations('payments.account');
  const format = useFormatter();
  const { day, kind, number, reference, invoiceId, amount, balance } = entry;
  return (
    <tr>
      <td data-label={t('day')}>
        <time dateTime={day}>
          {format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' })}
        </time>
      </td>
      <th scope="row">
        <PlaceLink href={`/apps/invoice/preview/${invoiceId}`}>
          {t(`kinds.${kind}`, { number })}
        </PlaceLink>
        {reference && <bdi className={classes.reference}>{reference}</bdi>}
      </th>
      <td data-label={t('amount')}>
        <Money minor={amount} currency={currency} />
      </td>
      <td data-label={t('balance')}>
        <Money minor={balance} currency={currency} />
      </td>
    </tr>
  );
}
