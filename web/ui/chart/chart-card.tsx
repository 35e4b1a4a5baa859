import { Button } from '@mantine/core';
import { IconChartLine, IconTable } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '../skeleton.tsx';
import classes from './chart-card.module.css';
import { ChartTable } from './chart-table.tsx';
import { type ChartData, type ChartKind, isEmptyChart } from './chart.ts';

const ChartPlot = lazy(async () => ({ default: (await import('./chart-plot.tsx')).ChartPlot }));

interface ChartCardProps {
  kind: ChartKind;
  title: string;
  /** Undefined while it is on its way. */
  data: ChartData | undefined;
  height?: number;
  /** Where it is in the page, and whether it is a table, for numbers that lead here. */
  place?: { id: string; isTable: boolean; onTable: (isTable: boolean) => void };
  /** What else can be done with it. */
  more?: ReactNode;
}

/** A chart for those who see it, and the same numbers as a table for everybody. */
export function ChartCard({ kind, title, data, height = 260, place, more }: ChartCardProps) {
  const t = useTranslations('kit.chart');
  const id = useId();
  const [isOwnTable, setOwnTable] = useState(false);
  const { isTable, onTable } = place ?? { isTable: isOwnTable, onTable: setOwnTable };
  const isEmpty = data !== undefined && isEmptyChart(data);
  const wait = <Skeleton height={height} />;
  return (
    <section id={place?.id} className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id}>{title}</h3>
        <div className={classes.tools}>
          {data && !isEmpty && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={isTable ? <IconChartLine size={14} /> : <IconTable size={14} />}
              onClick={() => onTable(!isTable)}
            >
              {t(isTable ? 'asChart' : 'asTable')}
            </Button>
          )}
          {more}
        </div>
      </div>
      <div className={classes.body} style={{ minHeight: height }}>
        {!data && wait}
        {isEmpty && <p className={classes.empty}>{t('empty')}</p>}
        {data && !isEmpty && isTable && <ChartTable data={data} label={title} />}
        {data && !isEmpty && !isTable && (
          <Suspense fallback={wait}>
            <ChartPlot kind={kind} data={data} height={height} labelledBy={id} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
