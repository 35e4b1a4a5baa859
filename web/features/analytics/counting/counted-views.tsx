import { useCountedViews } from './use-counted-views.ts';

/** Shows nothing: it counts what is opened inside, once the screen stands. */
export function CountedViews({ slug }: { slug: string }) {
  useCountedViews('inside', slug);
  return null;
}
