import type { ReactNode } from 'react';
import { Money } from '../../../ui/money/money.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import classes from './amount-table.module.css';

interface AmountTableProps {
  title: string;
  /** The first one names the rows. */
  heads: readonly string[];
  rows: readonly { key: string; name: ReactNode; amounts: readonly number[] }[];
  currency: string;
  /** Where there is no row. */
  none: string;
}

/** Named amounts beside each other, digit under digit. */
export function AmountTable({ title, heads, rows, currency, none }: AmountTableProps) {
  return (
    <Panel title={title}>
      {rows.length === 0 && <p className={classes.none}>{none}</p>}
      {rows.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table} aria-label={title}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, amounts }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {amounts.map((amount, place) => (
                    <td key={heads[place + 1]}>
                      <Money minor={amount} currency={currency} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
