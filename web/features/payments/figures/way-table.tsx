import type { CurrencyFigures } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { AmountTable } from './amount-table.tsx';

export function WayTable({ figures: { currency, ways } }: { figures: CurrencyFigures }) {
  const t = useTranslations('payments');
  return (
    <AmountTable
      title={t('figures.ways')}
      heads={[t('list.columns.way'), t('figures.received'), t('figures.refunded')]}
      rows={ways.map(({ way, received, refunded }) => ({
        key: way,
        name: t(`ways.${way}`),
        amounts: [received, refunded],
      }))}
      currency={currency}
      none={t('none')}
    />
  );
}
