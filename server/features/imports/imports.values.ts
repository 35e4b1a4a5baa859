import type { RowFault } from '@plenum/contract';
import { beginningOf } from '../../platform/beginning-of.ts';
import { none, own } from './imports.columns.ts';
import type { Kind, RowValues } from './imports.kinds.ts';

const [mostOwn, mostOwnName, mostShownOfFault] = [1_000, 80, 100];

/** The cells of a row by what their columns are used for. */
export function valuesOf(
  cells: readonly string[],
  heads: readonly string[],
  uses: readonly string[],
): RowValues {
  const values: Record<string, string> = {};
  const fields: Record<string, string> = {};
  for (const [place, use] of uses.entries()) {
    const cell = cells[place] ?? '';
    if (use === own && cell !== '') {
      fields[beginningOf(heads[place] ?? '', mostOwnName)] = beginningOf(cell, mostOwn);
    }
    if (use !== own && use !== none) values[use] = cell;
  }
  return { values, own: fields };
}

/** What is wrong with the cells by themselves. */
export const faultsIn = (kind: Pick<Kind, 'columns'>, { values }: RowValues): RowFault[] =>
  kind.columns.flatMap(({ key, isNeeded, most, faultIn }) => {
    const cell = values[key] ?? '';
    const code = codeOf(cell, isNeeded ?? false, most, faultIn);
    return code ? [{ key, code, value: beginningOf(cell, mostShownOfFault) }] : [];
  });

function codeOf(
  cell: string,
  isNeeded: boolean,
  most: number,
  faultIn: Kind['columns'][number]['faultIn'],
): RowFault['code'] | null {
  if (cell === '') return isNeeded ? 'needed' : null;
  if (cell.length > most) return 'too_long';
  return faultIn?.(cell) ?? null;
}
