import type { StatementColumns } from '@plenum/contract';

export const columnNames = [
  'bookedOn',
  'amount',
  'credit',
  'debit',
  'currency',
  'payer',
  'payerAccount',
  'text',
  'reference',
  'bankReference',
  'account',
] as const satisfies readonly (keyof StatementColumns)[];
export type ColumnName = (typeof columnNames)[number];

/** Without a place no column says it. The day has to be said. */
export function withColumn(
  columns: StatementColumns,
  name: ColumnName,
  place: number | undefined,
): StatementColumns {
  if (place !== undefined) return { ...columns, [name]: place };
  if (name === 'bookedOn') return columns;
  const { [name]: _, ...others } = columns;
  return others;
}
