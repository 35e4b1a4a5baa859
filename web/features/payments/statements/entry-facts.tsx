import type { BankEntry } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import classes from './entry-facts.module.css';

/** As the bank wrote it. */
export function EntryFacts({ entry }: { entry: BankEntry }) {
  const t = useTranslations('payments.statements');
  const format = useFormatter();
  const { amount, currency, payer, payerAccount, text, reference, bookedOn, fileName } = entry;
  return (
    <div className={classes.facts}>
      <strong className={classes.amount}>
        <Money minor={amount} currency={currency} />
      </strong>
      <span className={classes.payer}>
        <bdi>{payer || t('nobody')}</bdi>
      </span>
      {text && (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      <p className={classes.soft}>
        <time dateTime={bookedOn}>
          {format.dateTime(new Date(bookedOn), { dateStyle: 'medium', timeZone: 'UTC' })}
        </time>
        {reference && <bdi>{reference}</bdi>}
        {payerAccount && <bdi>{payerAccount}</bdi>}
        <bdi>{fileName}</bdi>
      </p>
    </div>
  );
}
