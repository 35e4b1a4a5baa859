import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';
import classes from './figure-table.module.css';

interface FigureTableProps {
  title: string;
  /** The first one names the rows. */
  heads: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
  /** Where there is no row. */
  none: string;
  /** What can be done with all of it. */
  more?: ReactNode;
}

/** Named figures beside each other, digit under digit. */
export function FigureTable({ title, heads, rows, none, more }: FigureTableProps) {
  return (
    <Panel title={title} more={more}>
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
              {rows.map(({ key, name, cells }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, place) => (
                    <td key={heads[place + 1]}>{cell}</td>
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
