/** Half a stroke of room above and below, so that peaks are not cut. */
const room = 2;
const round = (length: number) => Math.round(length * 10) / 10;

/** The path of a line through the points; null when there is no line to draw. */
export function lineThrough(
  points: readonly number[],
  width: number,
  height: number,
): string | null {
  if (points.length < 2) return null;
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const step = width / (points.length - 1);
  const yOf = (point: number) =>
    high === low ? height / 2 : room + ((high - point) / (high - low)) * (height - 2 * room);
  return points
    .map((point, place) => `${place === 0 ? 'M' : 'L'}${round(place * step)} ${round(yOf(point))}`)
    .join(' ');
}
