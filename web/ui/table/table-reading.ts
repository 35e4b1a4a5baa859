import type { UseQueryResult } from '@tanstack/react-query';

/** How far the server's answer is, in the words of a table. */
export interface TableReading {
  problem: unknown;
  isReading: boolean;
  /** What is shown is the page before, until this one is here. */
  isStale: boolean;
  readAgain: () => void;
}

export const tableReadingOf = (query: UseQueryResult): TableReading => ({
  problem: query.data === undefined ? query.error : null,
  isReading: query.isFetching,
  isStale: query.isPlaceholderData,
  readAgain: () => void query.refetch(),
});
