import type { Invoice } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { useRateText } from '../../../ui/money/use-rate-text.ts';
import { DiscountText } from './paper-lines.tsx';
import classes from './paper-sums.module.css';

interface PaperSumsProps extends Pick<
  Invoice,
  'currency' | 'discount' | 'net' | 'gross' | 'taxes'
> {
  children?: ReactNode;
}

/** What it comes to: before tax, tax by rate, with tax, and below it what became of that. */
export function PaperSums({ currency, discount, net, gross, taxes, children }: PaperSumsProps) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const rateText = useRateText();
  return (
    <div className={classes.place}>
      <dl className={classes.sums}>
        {discount && (
          <div className={classes.quiet}>
            <dt>
              <DiscountText discount={discount} currency={currency} />
            </dt>
            <dd>{t('paper.onTheWhole')}</dd>
          </div>
        )}
        <Sum label={t('paper.net')} minor={net} currency={currency} />
        {taxes.map(({ rate, reason, net: base, tax }) => (
          <div key={`${rate} ${reason}`}>
            <dt>
              {reason
                ? t('paper.noTaxOn', { reason: t(`reasons.${reason}`) })
                : t('paper.taxOn', {
                    rate: rateText(rate),
                    base: wordMoney(base, currency, locale),
                  })}
            </dt>
            <dd>
              <Money minor={tax} currency={currency} />
            </dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>{t('paper.gross')}</dt>
          <dd>
            <Money minor={gross} currency={currency} />
          </dd>
        </div>
        {children}
      </dl>
    </div>
  );
}

/** What was paid and taken back of an invoice, and what is still open. */
export function OpenSums({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices.figures');
  const { kind, currency, paid, credited, balance } = invoice;
  if (kind !== 'invoice' || (paid === 0 && credited === 0)) return null;
  return (
    <>
      {paid !== 0 && <Sum label={t('paid')} minor={paid} currency={currency} />}
      {credited !== 0 && <Sum label={t('credited')} minor={credited} currency={currency} />}
      <div className={classes.open}>
        <dt>{t('balance')}</dt>
        <dd>
          <Money minor={balance} currency={currency} />
        </dd>
      </div>
    </>
  );
}

function Sum({ label, minor, currency }: { label: string; minor: number; currency: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money minor={minor} currency={currency} />
      </dd>
    </div>
  );
}
