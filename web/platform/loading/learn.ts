import type { DataTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query';

/** What was told, or a call answered, is newer than what is being read just now: that is read once more. */
export function learn<Known>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Known, Error>,
  next: Updater<NoInfer<Known> | undefined, NoInfer<Known> | undefined>,
): void {
  const isReading = client.isFetching({ queryKey, exact: true }) > 0;
  client.setQueryData<Known>(queryKey, next);
  if (isReading) void client.invalidateQueries({ queryKey, exact: true });
}
