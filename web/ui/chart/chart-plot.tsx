import '@mantine/charts/styles.layer.css';
import { AreaChart, BarChart, LineChart } from '@mantine/charts';
import { useReducedMotion } from '@mantine/hooks';
import { ChartLegend } from './chart-legend.tsx';
import { ChartReader } from './chart-reader.tsx';
import { type ChartData, type ChartKind, dashAt, inkOf, type Row } from './chart.ts';
import { DonutPlot } from './donut-plot.tsx';

interface ChartPlotProps {
  kind: ChartKind;
  data: ChartData;
  height: number;
  /** The id of what names it. */
  labelledBy: string;
}

/** The chart is read as a whole, by `ChartReader`. */
const unfocused = { accessibilityLayer: false };

/** Drawn from left to right in every language: the drawing library cannot mirror. */
export function ChartPlot({ kind, data, height, labelledBy }: ChartPlotProps) {
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
  const isDown = kind === 'steps';
  /** A line through the row that is read. */
  const marked = (row: Row | undefined) => ({
    referenceLines: row
      ? [{ [isDown ? 'y' : 'x']: row[data.by] ?? '', color: 'var(--pl-ink-soft)' }]
      : [],
  });
  return (
    <div>
      <ChartReader data={data} labelledBy={labelledBy} isDown={isDown}>
        {(read) => (
          <>
            {kind === 'area' && (
              <AreaChart
                {...across}
                {...marked(read)}
                withDots={false}
                areaChartProps={unfocused}
                areaProps={{ isAnimationActive: !isStill }}
              />
            )}
            {kind === 'line' && (
              <LineChart
                {...across}
                {...marked(read)}
                withDots={false}
                lineChartProps={unfocused}
                lineProps={{ isAnimationActive: !isStill }}
              />
            )}
            {isBars && (
              <BarChart
                {...(kind === 'bar' ? across : shared)}
                {...marked(read)}
                {...(isDown && {
                  orientation: 'vertical',
                  gridAxis: 'y',
                  yAxisProps: { tickFormatter, width: 136, interval: 0 },
                })}
                maxBarWidth={40}
                barChartProps={unfocused}
                barProps={{ isAnimationActive: !isStill, radius: 3 }}
              />
            )}
          </>
        )}
      </ChartReader>
      <ChartLegend kind={kind} series={data.series} />
    </div>
  );
}

/** Before anything is pointed at there is no row to word. */
const wordRowOf = ({ wordRow = String }: ChartData, name: unknown) =>
  typeof name === 'string' || typeof name === 'number' ? wordRow(String(name)) : '';
