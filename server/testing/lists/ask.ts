import type { RouteKey } from '@plenum/contract';

export interface Ask {
  /** What is asked for; the first page as it is, where nothing is said. */
  says?: string;
  query?: Record<string, string | number>;
  /** It counts what it finds, to 10,000, and looks so often for each. */
  counts?: number;
  /** Why it looks at everything all the same. */
  whole?: string;
}

export type Lists = Partial<Record<RouteKey, readonly Ask[]>>;
