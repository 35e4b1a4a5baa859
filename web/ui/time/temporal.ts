import type { Temporal } from 'temporal-polyfill';

export type TemporalApi = typeof Temporal;

/** The browser's own, or ours where it has none: nobody else downloads it. */
export async function loadTemporal(): Promise<TemporalApi> {
  const own = (globalThis as { Temporal?: TemporalApi }).Temporal;
  return own ?? (await import('temporal-polyfill')).Temporal;
}
