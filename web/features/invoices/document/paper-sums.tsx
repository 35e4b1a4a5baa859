import type { Invoice } from '@plenum/contract';
import { useLocale, useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { useRateText } from '../use-rate-text.ts';
import { DiscountText } from './paper-lines.tsx';
import classes from './paper-sums.module.css';

/** What it comes to: before tax, tax by rate, with tax, and what of it is open. */
export function PaperSums({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const rateText = useRateText();
  const { currency, discount, net, gross, taxes, paid, credited, balance, kind } = invoice;
  const isTouched = kind === 'invoice' && (paid !== 0 || credited !== 0);
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
        {isTouched && paid !== 0 && (
          <Sum label={t('figures.paid')} minor={paid} currency={currency} />
        )}
        {isTouched && credited !== 0 && (
          <Sum label={t('figures.credited')} minor={credited} currency={currency} />
        )}
        {isTouched && (
          <div className={classes.open}>
            <dt>{t('figures.balance')}</dt>
            <dd>
              <Money minor={balance} currency={currency} />
            </dd>
          </div>
        )}
      </dl>
    </div>
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
