import '@mantine/charts/styles.layer.css';
import { AreaChart, BarChart, LineChart } from '@mantine/charts';
import { useReducedMotion } from '@mantine/hooks';
import { ChartLegend } from './chart-legend.tsx';
import classes from './chart-plot.module.css';
import { type ChartData, type ChartKind, dashAt, inkOf } from './chart.ts';
import { DonutPlot } from './donut-plot.tsx';

interface ChartPlotProps {
  kind: ChartKind;
  data: ChartData;
  height: number;
}

/** Who uses the keyboard has the table. */
const unfocused = { accessibilityLayer: false };

/** Drawn from left to right in every language: the drawing library cannot mirror. */
export function ChartPlot({ kind, data, height }: ChartPlotProps) {
  const isStill = useReducedMotion();
  if (kind === 'donut') return <DonutPlot data={data} height={height} />;
  const isBars = kind === 'bar' || kind === 'steps';
  const tickFormatter = (name: unknown) => wordRowOf(data, name);
  const series = data.series.map(({ name, label, hue }, place) => ({
    name,
    label,
    color: inkOf(hue),
    ...(isBars ? {} : { strokeDasharray: dashAt(place) }),
  }));
  const shared = {
    h: height - 32,
    data: data.rows.map((row) => ({ ...row })),
    dataKey: data.by,
    series,
    valueFormatter: data.wordValue,
    tooltipProps: { isAnimationActive: !isStill, labelFormatter: tickFormatter },
    tickLine: 'none',
  } as const;
  const across = {
    ...shared,
    xAxisProps: { tickFormatter, minTickGap: 24 },
    gridAxis: 'x',
  } as const;
  return (
    <div>
      <div dir="ltr" className={classes.plot} aria-hidden>
        {kind === 'area' && (
          <AreaChart
            {...across}
            withDots={false}
            areaChartProps={unfocused}
            areaProps={{ isAnimationActive: !isStill }}
          />
        )}
        {kind === 'line' && (
          <LineChart
            {...across}
            withDots={false}
            lineChartProps={unfocused}
            lineProps={{ isAnimationActive: !isStill }}
          />
        )}
        {isBars && (
          <BarChart
            {...(kind === 'bar' ? across : shared)}
            {...(kind === 'steps' && {
              orientation: 'vertical',
              gridAxis: 'y',
              yAxisProps: { tickFormatter, width: 136, interval: 0 },
            })}
            maxBarWidth={40}
            barChartProps={unfocused}
            barProps={{ isAnimationActive: !isStill, radius: 3 }}
          />
        )}
      </div>
      <ChartLegend kind={kind} series={data.series} />
    </div>
  );
}

/** Before anything is pointed at there is no row to word. */
const wordRowOf = ({ wordRow = String }: ChartData, name: unknown) =>
  typeof name === 'string' || typeof name === 'number' ? wordRow(String(name)) : '';
