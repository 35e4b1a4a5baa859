import type { AuditQuery } from '@plenum/contract';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { AuditList } from './audit-list.tsx';

type About = Pick<AuditQuery, 'action' | 'personId' | 'subjectId'>;

const aboutOptions = (about: About) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'about', about],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...about, ...(pageParam ? { before: pageParam } : {}) };
      return call('GET /api/audit', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
    staleTime: 0,
  });

const nothing = () => undefined;

/** What was done by somebody or to something, for the page that is about them. */
export function AuditPanel({ about }: { about: About }) {
  const query = useInfiniteQuery(aboutOptions(about));
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <AuditList
      entries={entries}
      problem={entries ? null : query.error}
      isFiltered={false}
      isReading={query.isFetching}
      isReadingOlder={query.isFetchingNextPage}
      onOlder={query.hasNextPage ? () => void query.fetchNextPage() : null}
      onRetry={() => void query.refetch()}
      onClear={nothing}
    />
  );
}
