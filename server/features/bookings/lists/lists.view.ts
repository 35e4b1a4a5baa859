import type { EntryList } from '@plenum/contract';
import type { FigureRow, ListRow } from './lists.rows.ts';

export const listView = ({ opensAt, closesAt, ...row }: ListRow): EntryList => ({
  ...row,
  opensAt: opensAt?.toISOString() ?? null,
  closesAt: closesAt?.toISOString() ?? null,
});

type Figures = Pick<FigureRow, 'expected' | 'came' | 'inNow'>;

export const addedUp = (rows: readonly Figures[]): Figures => ({
  expected: rows.reduce((sum, row) => sum + row.expected, 0),
  came: rows.reduce((sum, row) => sum + row.came, 0),
  inNow: rows.reduce((sum, row) => sum + row.inNow, 0),
});
