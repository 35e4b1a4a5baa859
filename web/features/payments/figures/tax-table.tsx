import type { CurrencyFigures } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useRateText } from '../../../ui/money/use-rate-text.ts';
import { AmountTable } from './amount-table.tsx';

export function TaxTable({ figures: { currency, taxes } }: { figures: CurrencyFigures }) {
  const t = useTranslations('payments.figures');
  const reasons = useTranslations('invoices.reasons');
  const rateText = useRateText();
  return (
    <AmountTable
      title={t('taxes')}
      heads={[t('rate'), t('net'), t('tax'), t('gross')]}
      rows={taxes.map(({ rate, reason, net, tax, gross }) => ({
        key: `${rate} ${reason}`,
        name: reason ? reasons(reason) : rateText(rate),
        amounts: [net, tax, gross],
      }))}
      currency={currency}
      none={t('nothingBilled')}
    />
  );
}
