import { Link } from '@tanstack/react-router';
import { type ChartKind, type ChartWay, dashAt, inkOf, type Series } from './chart.ts';
import classes from './chart-plot.module.css';

interface ChartLegendProps {
  kind: ChartKind;
  series: readonly (Series & { way?: ChartWay | undefined })[];
}

/** Each with a piece of its own line: the dashes tell them apart as the colours do. */
export function ChartLegend({ kind, series }: ChartLegendProps) {
  return (
    <ul className={classes.legend}>
      {series.map(({ name, label, hue, way }, place) => (
        <li key={name}>
          <svg width="22" height="10" aria-hidden stroke={inkOf(hue)} fill={inkOf(hue)}>
            {kind === 'bar' || kind === 'steps' || kind === 'donut' ? (
              <rect x="6" width="10" height="10" rx="2" stroke="none" />
            ) : (
              <path d="M1 5h20" strokeWidth="2" strokeDasharray={dashAt(place)} />
            )}
          </svg>
          {way ? <Link {...way}>{label}</Link> : label}
        </li>
      ))}
    </ul>
  );
}
