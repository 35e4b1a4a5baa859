import { storedValue } from '../../../platform/stored-value.ts';

/** The event whose steps are walked in this browser, from page to page. */
export const walkedEvent = storedValue<number | null>(
  'plenum.steps',
  (text) => Number(text) || null,
  (id) => String(id ?? ''),
);
