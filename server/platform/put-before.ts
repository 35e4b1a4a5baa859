/**
 * The order with one put right before another, or last; it may come into it by that. Null where the other
 * one is not in it.
 */
export function putBefore(
  order: readonly number[],
  id: number,
  beforeId: number | null,
): number[] | null {
  if (beforeId === id) return order.includes(id) ? [...order] : [...order, id];
  if (beforeId !== null && !order.includes(beforeId)) return null;
  const others = order.filter((one) => one !== id);
  return others.toSpliced(beforeId === null ? others.length : others.indexOf(beforeId), 0, id);
}
