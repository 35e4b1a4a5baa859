import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';

/** Of these the groups are shown, in this order. */
export const hitKinds = [
  'people',
  'sessions',
  'speakers',
  'booths',
  'articles',
  'posts',
  'mails',
  'entries',
] as const;

/** What lies in the event, the help, the blog or a work app and has a page of its own. */
export interface FoundHit {
  kind: (typeof hitKinds)[number];
  id: number;
  name: string;
  /** When, or from whom. */
  at: string | null;
  /** Where the clock stands by which `at` is told; without it only the day is. */
  timeZone?: string;
  detail: string;
  /** A face or a logo. */
  picture?: string | null;
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

/** My own, the newest first; a draft opens for writing. */
async function findMails(q: string, signal: AbortSignal): Promise<FoundHit[]> {
  const query = { folder: 'all', q, limit: 4 } as const;
  const { rows } = await call('GET /api/email/messages', { query, signal });
  return rows.map(({ id, folder, isDraft, subject, snippet, from, time }) => ({
    kind: 'mails',
    id,
    name: subject || snippet,
    at: time,
    detail: from.name || from.email,
    link: isDraft ? `/apps/email/${folder}?compose=${id}` : `/apps/email/${folder}/${id}`,
  }));
}

const finders = [findEntries, findMails];

/** One that cannot be searched is left out: the others are found all the same. */
export const hitsOptions = (q: string) =>
  queryOptions({
    queryKey: ['search', 'hits', q],
    queryFn: async ({ signal }) => {
      const asked = await Promise.allSettled(finders.map((find) => find(q.slice(0, 100), signal)));
      return asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
