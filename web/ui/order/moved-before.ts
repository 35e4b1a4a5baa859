/** The same rows with one of them right before another, or last. */
export function movedBefore<R extends { id: number }>(
  rows: readonly R[],
  id: number,
  beforeId: number | null,
): R[] {
  const moved = rows.filter((row) => row.id === id);
  const rest = rows.filter((row) => row.id !== id);
  const place = rest.findIndex((row) => row.id === beforeId);
  return rest.toSpliced(place < 0 ? rest.length : place, 0, ...moved);
}
