import { DonutChart } from '@mantine/charts';
import { useReducedMotion } from '@mantine/hooks';
import { ChartLegend } from './chart-legend.tsx';
import classes from './chart-plot.module.css';
import { type ChartData, hueAt, inkOf } from './chart.ts';

interface DonutPlotProps {
  data: ChartData;
  height: number;
}

/** The parts of a whole; each with its share in words below. */
export function DonutPlot({ data, height }: DonutPlotProps) {
  const isStill = useReducedMotion();
  const { rows, by, series, wordValue, wordRow = String, wayOf } = data;
  const field = series[0]?.name ?? '';
  const parts = rows.map((row, place) => {
    const value = Number(row[field] ?? 0);
    const label = `${wordRow(String(row[by]))}: ${wordValue(value)}`;
    const name = String(row[by]);
    return { name, label, value, hue: hueAt(place), way: wayOf?.(name) };
  });
  const size = height - 72;
  return (
    <div className={classes.donut}>
      <div dir="ltr" aria-hidden>
        <DonutChart
          size={size}
          thickness={size / 6}
          paddingAngle={2}
          data={parts.map(({ name, value, hue }) => ({ name, value, color: inkOf(hue) }))}
          valueFormatter={wordValue}
          tooltipDataSource="segment"
          accessibilityLayer={false}
          pieProps={{ isAnimationActive: !isStill, rootTabIndex: -1 }}
        />
      </div>
      <ChartLegend kind="donut" series={parts} />
    </div>
  );
}
