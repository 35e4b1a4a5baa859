import type { Otherwise } from '../calendar.rows.ts';

/** A repeat with nothing of its own. */
export const asAll: Otherwise = {
  title: null,
  start: null,
  end: null,
  location: null,
  url: null,
  description: null,
};

/** One that does not take place. */
export const gone = { ...asAll, isGone: true };
