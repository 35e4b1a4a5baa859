import { useResizeObserver } from '@mantine/hooks';

/** How many things of one width fit beside each other into the element with this ref. */
export function useFittingCount(width: number) {
  const [ref, { width: room }] = useResizeObserver<HTMLDivElement>();
  return { ref, count: Math.floor(room / width) };
}
