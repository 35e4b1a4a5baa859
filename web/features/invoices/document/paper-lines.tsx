import type { Discount, Invoice, InvoiceLine } from '@plenum/contract';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { useRateText } from '../../../ui/money/use-rate-text.ts';
import classes from './paper-lines.module.css';

/** Lines have no ids, and an issued document never moves them. */
const inPlaces = (lines: readonly InvoiceLine[]) =>
  lines.map((line, place) => ({ key: String(place), line }));

/** Prices with their tax in them come to what is paid, those without to what is before it. */
export function PaperLines({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices.paper.lines');
  const { lines, pricesIncludeTax, currency } = invoice;
  if (lines.length === 0) return <p className={classes.none}>{t('none')}</p>;
  return (
    <table className={classes.lines}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('description')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('unitPrice')}</th>
          <th scope="col">{t('tax')}</th>
          <th scope="col">{t(pricesIncludeTax ? 'gross' : 'net')}</th>
        </tr>
      </thead>
      <tbody>
        {inPlaces(lines).map(({ key, line }) => (
          <LineRow key={key} line={line} currency={currency} isGross={pricesIncludeTax} />
        ))}
      </tbody>
    </table>
  );
}

interface LineRowProps {
  line: InvoiceLine;
  currency: string;
  isGross: boolean;
}

function LineRow({ line, currency, isGross }: LineRowProps) {
  const t = useTranslations('invoices');
  const format = useFormatter();
  const rateText = useRateText();
  const { description, quantity, unitPrice, discount, taxRate, taxReason } = line;
  return (
    <tr>
      <th scope="row">
        <span dir="auto">{description}</span>
        {discount && (
          <span className={classes.discount}>
            <DiscountText discount={discount} currency={currency} />
          </span>
        )}
      </th>
      <td data-label={t('paper.lines.quantity')}>{format.number(quantity)}</td>
      <td data-label={t('paper.lines.unitPrice')}>
        <Money minor={unitPrice} currency={currency} />
      </td>
      <td data-label={t('paper.lines.tax')}>
        {taxReason ? t(`reasons.${taxReason}`) : rateText(taxRate)}
      </td>
      <td data-label={t(isGross ? 'paper.lines.gross' : 'paper.lines.net')}>
        <Money minor={isGross ? line.gross : line.net} currency={currency} />
      </td>
    </tr>
  );
}

export function DiscountText({ discount, currency }: { discount: Discount; currency: string }) {
  const t = useTranslations('invoices.paper');
  const locale = useLocale();
  const rateText = useRateText();
  const { kind, value } = discount;
  return t('discount', {
    value: kind === 'percent' ? rateText(value) : wordMoney(value, currency, locale),
  });
}
