import type { ReactNode } from 'react';
import { Money } from '../../../ui/money/money.tsx';
import { FigureTable } from '../../../ui/panel/figure-table.tsx';

interface AmountTableProps {
  title: string;
  /** The first one names the rows. */
  heads: readonly string[];
  rows: readonly { key: string; name: ReactNode; amounts: readonly number[] }[];
  currency: string;
  /** Where there is no row. */
  none: string;
}

/** Named amounts beside each other. */
export function AmountTable({ rows, currency, ...table }: AmountTableProps) {
  return (
    <FigureTable
      {...table}
      rows={rows.map(({ amounts, ...row }) => ({
        ...row,
        cells: amounts.map((amount, place) => (
          <Money key={table.heads[place + 1]} minor={amount} currency={currency} />
        )),
      }))}
    />
  );
}
