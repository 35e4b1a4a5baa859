import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mails } from '../email.live.ts';
import type { EmailListOf } from '../email.order.ts';

const isSamePlace = (one: EmailListOf, other: EmailListOf) =>
  one.folder === other.folder && one.label === other.label;

export function useEmailList(list: EmailListOf) {
  const query = useInfiniteQuery({
    ...mails.options(list),
    // What was found before stays until the next answer; another folder begins empty.
    placeholderData: (before, of) =>
      of && isSamePlace(of.queryKey[2] as EmailListOf, list) ? before : undefined,
  });
  const { data } = query;
  const rows = useMemo(() => data && mails.rowsOf(data), [data]);
  return {
    rows,
    total: data?.pages[0]?.total ?? 0,
    problem: data ? null : query.error,
    isReading: query.isFetching,
    hasMore: query.hasNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    readMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
    readAgain: () => void query.refetch(),
  };
}

export type EmailListView = ReturnType<typeof useEmailList>;
