import { Button } from '@mantine/core';
import { IconChartLine, IconTable } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
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
}

/** A chart for those who see it, and the same numbers as a table for everybody. */
export function ChartCard({ kind, title, data, height = 260 }: ChartCardProps) {
  const t = useTranslations('kit.chart');
  const id = useId();
  const [isTable, setTable] = useState(false);
  const isEmpty = data !== undefined && isEmptyChart(data);
  const wait = <Skeleton height={height} />;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id}>{title}</h3>
        {data && !isEmpty && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={isTable ? <IconChartLine size={14} /> : <IconTable size={14} />}
            onClick={() => setTable(!isTable)}
          >
            {t(isTable ? 'asChart' : 'asTable')}
          </Button>
        )}
      </div>
      <div className={classes.body} style={{ minHeight: height }}>
        {!data && wait}
        {isEmpty && <p className={classes.empty}>{t('empty')}</p>}
        {data && !isEmpty && isTable && <ChartTable data={data} label={title} />}
        {data && !isEmpty && !isTable && (
          <Suspense fallback={wait}>
            <ChartPlot kind={kind} data={data} height={height} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
