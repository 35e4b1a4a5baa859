import type { LinkProps } from '@tanstack/react-router';

export type Hue = 'indigo' | 'sky' | 'green' | 'amber' | 'red' | 'violet';

export interface Series {
  /** The field of a row that holds its numbers. */
  name: string;
  label: string;
  hue: Hue;
}

export type Row = Readonly<Record<string, string | number | null>>;

export interface ChartData {
  rows: readonly Row[];
  /** The field of a row that names it: a day, a country. */
  by: string;
  /** What such a name is: "Day". */
  byLabel: string;
  series: readonly Series[];
  wordValue: (value: number) => string;
  wordRow?: (name: string) => string;
  /** From a row to the list behind it. */
  wayOf?: (name: string) => ChartWay;
}

export type ChartWay = Pick<LinkProps, 'to' | 'search' | 'hash'>;

/** `steps`: bars one below the other, each with its name whatever the width. */
export type ChartKind = 'area' | 'line' | 'bar' | 'steps' | 'donut';

const inks: Record<Hue, string> = {
  indigo: 'var(--pl-accent)',
  sky: 'var(--pl-sky)',
  green: 'var(--pl-success)',
  amber: 'var(--pl-star)',
  red: 'var(--pl-danger)',
  violet: 'var(--pl-violet)',
};

/** Of the skin: charts change with it. */
export const inkOf = (hue: Hue): string => inks[hue];

const hues = Object.keys(inks) as Hue[];

/** For the parts of a whole, in order. */
export const hueAt = (place: number): Hue => hues[place % hues.length] ?? 'indigo';

const dashes = ['0', '6 3', '2 3', '8 3 2 3'];

/** Lines differ by more than their colour. */
export const dashAt = (place: number): string => dashes[place % dashes.length] ?? '0';

export const isEmptyChart = ({ rows, series }: ChartData): boolean =>
  rows.every((row) => series.every(({ name }) => row[name] === null || row[name] === undefined));
