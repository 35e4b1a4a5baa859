import type { Invoice } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './paper-foot.module.css';

/** Iban in fours, as on a card. */
const inFours = (iban: string) => iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Where the money goes, and the numbers by which offices know the sender. */
export function PaperFoot({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices.paper');
  const { bank, sender, kind } = invoice;
  const isPayable = kind === 'invoice' && bank.iban !== '';
  if (!isPayable && !sender.taxNumber && !sender.registration) return null;
  return (
    <footer className={classes.foot}>
      {isPayable && (
        <dl className={classes.bank}>
          {bank.holder && (
            <div>
              <dt>{t('holder')}</dt>
              <dd dir="auto">{bank.holder}</dd>
            </div>
          )}
          <div>
            <dt>{t('iban')}</dt>
            <dd>
              <bdi dir="ltr">{inFours(bank.iban)}</bdi>
            </dd>
          </div>
          {bank.swiftCode && (
            <div>
              <dt>{t('swiftCode')}</dt>
              <dd>
                <bdi dir="ltr">{bank.swiftCode}</bdi>
              </dd>
            </div>
          )}
          {bank.bankName && (
            <div>
              <dt>{t('bankName')}</dt>
              <dd dir="auto">{bank.bankName}</dd>
            </div>
          )}
        </dl>
      )}
      <p className={classes.numbers}>
        {sender.taxNumber && <span>{t('taxNumber', { number: sender.taxNumber })}</span>}
        {sender.registration && <span dir="auto">{sender.registration}</span>}
      </p>
    </footer>
  );
}
