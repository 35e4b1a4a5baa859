const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

const edge = 48;
const fastest = 14;

/** How far to scroll in a frame while the pointer is near an edge of what scrolls. */
export function scrollStep(position: number, start: number, end: number): number {
  const before = start + edge - position;
  const after = position - (end - edge);
  const depth = before > 0 ? -before : Math.max(after, 0);
  return within(depth / 3, -fastest, fastest);
}
