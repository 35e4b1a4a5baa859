import { Link } from '@tanstack/react-router';
import type { ChartData } from './chart.ts';
import classes from './chart-table.module.css';

interface ChartTableProps {
  data: ChartData;
  label: string;
}

export function ChartTable({ data, label }: ChartTableProps) {
  const { rows, by, series, wordValue, wordRow = String, wayOf } = data;
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{data.byLabel}</th>
          {series.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row[by])}>
            <th scope="row">
              {wayOf ? (
                <Link {...wayOf(String(row[by]))}>{wordRow(String(row[by]))}</Link>
              ) : (
                wordRow(String(row[by]))
              )}
            </th>
            {series.map(({ name }) => (
              <td key={name}>{row[name] === null ? '' : wordValue(Number(row[name]))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
