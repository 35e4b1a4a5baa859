import classes from './sparkline.module.css';
import { lineThrough } from './line-through.ts';

interface SparklineProps {
  points: readonly number[];
  width?: number;
  height?: number;
}

/** A hint at a course, from left to right as charts go everywhere; the numbers stand beside it. */
export function Sparkline({ points, width = 120, height = 36 }: SparklineProps) {
  const line = lineThrough(points, width, height);
  if (!line) return null;
  return (
    <svg
      className={classes.line}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
    >
      <path className={classes.area} d={`${line} L${width} ${height} L0 ${height} Z`} />
      <path d={line} fill="none" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
