import type { Counted } from './counting.ts';

const usualPageSize = 25;

/** Pages end where counting stopped. */
export function pageOf(
  { page = 1, perPage = usualPageSize }: { page?: number; perPage?: number },
  { total }: Counted,
): { offset: number; limit: number } {
  const offset = Math.min((page - 1) * perPage, total);
  return { offset, limit: Math.min(perPage, total - offset) };
}
