import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { emailListOptions, newsOptions } from '../email.api.ts';
import { type EmailListOf, listWithNews } from '../email.lists.ts';
import { useWithPending } from '../use-email-changes.ts';

const isSamePlace = (one: EmailListOf, other: EmailListOf) =>
  one.folder === other.folder && one.label === other.label;

export function useEmailList(list: EmailListOf) {
  const query = useInfiniteQuery({
    ...emailListOptions(list),
    // What was found before stays until the next answer; another folder begins empty.
    placeholderData: (before, of) =>
      of && isSamePlace(of.queryKey[2] as EmailListOf, list) ? before : undefined,
  });
  const news = useWithPending(useQuery(newsOptions()).data);
  const pages = query.data?.pages;
  const shown = useMemo(() => pages && listWithNews(pages, news, list), [pages, news, list]);
  return {
    rows: shown?.rows,
    total: shown?.total ?? 0,
    problem: query.data ? null : query.error,
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
