import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';

/** What lies in a work app and has a page of its own. */
export interface FoundHit {
  kind: 'entries';
  id: number;
  name: string;
  /** When, or from whom. */
  at: string | null;
  detail: string;
  link: string;
}

async function findEntries(q: string, signal: AbortSignal): Promise<FoundHit[]> {
  const { entries } = await call('GET /api/calendar/find', { query: { q }, signal });
  return entries.map(({ id, title, start, location }) => ({
    kind: 'entries',
    id,
    name: title,
    at: start,
    detail: location,
    link: `/apps/calendar?on=${start.slice(0, 10)}&entry=${id}`,
  }));
}

/** One that cannot be searched is left out: the others are found all the same. */
export const hitsOptions = (q: string) =>
  queryOptions({
    queryKey: ['search', 'hits', q],
    queryFn: ({ signal }) => findEntries(q.slice(0, 100), signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
