import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './chart-plot.module.css';
import type { ChartData, Row } from './chart.ts';

interface ChartReaderProps {
  data: ChartData;
  /** The id of what names the chart. */
  labelledBy: string;
  /** Its rows are below each other. */
  isDown: boolean;
  /** Draws it, with the row that is read marked. */
  children: (read: Row | undefined) => ReactNode;
}

/** A chart read by keys, row by row: what is seen where the mark is, is said as well. */
export function ChartReader({ data, labelledBy, isDown, children }: ChartReaderProps) {
  const last = data.rows.length - 1;
  const [at, setAt] = useState(isDown ? 0 : last);
  const [isRead, setRead] = useState(false);
  const place = Math.min(at, last);
  const row = data.rows[place];
  const text = useRowText(data, row);
  // Of a slider the upper end is its largest; of rows below each other it is the first.
  const turned = (value: number) => (isDown ? last - value : value);
  return (
    <div className={classes.read}>
      <input
        type="range"
        dir="ltr"
        className="visually-hidden"
        aria-labelledby={labelledBy}
        aria-valuetext={text}
        min={0}
        max={last}
        value={turned(place)}
        onChange={({ currentTarget }) => setAt(turned(Number(currentTarget.value)))}
        onFocus={() => setRead(true)}
        onBlur={() => setRead(false)}
      />
      <div dir="ltr" className={classes.plot} aria-hidden>
        {children(isRead ? row : undefined)}
      </div>
      {isRead && (
        <p className={classes.reading} aria-hidden>
          {text}
        </p>
      )}
    </div>
  );
}

/** A row in words: its name and what it has of everything that is drawn. */
function useRowText(data: ChartData, row: Row | undefined): string {
  const t = useTranslations('kit.chart');
  if (!row) return '';
  const { by, series, wordValue, wordRow = String } = data;
  const values = series.flatMap(({ name, label }) => {
    const value = row[name];
    return typeof value === 'number' ? [t('value', { label, value: wordValue(value) })] : [];
  });
  return t('row', { name: wordRow(String(row[by])), values: values.join(', ') });
}
