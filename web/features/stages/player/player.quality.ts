import { storedValue } from '../../../platform/stored-value.ts';

/** What of a picture somebody wants: what the line carries, so many lines at most, or its sound alone. */
export type Quality = 'auto' | 'sound' | number;

/** On this device, for whatever is watched. */
export const quality = storedValue<Quality>('stageQuality', qualityOf, String);

export function qualityOf(text: string | null): Quality {
  if (text === 'sound') return text;
  const lines = Number(text);
  return Number.isInteger(lines) && lines > 0 && lines <= 10_000 ? lines : 'auto';
}

/** Ours alone has its sound at an address of its own. */
export const hasSoundAlone = (address: string): boolean => address.startsWith('/live/');

export const soundOf = (address: string): string => address.replace(/[^/]+$/, 'sound/$&');

/** Which of these heights is shown: the largest within the choice, else the smallest; -1: as the line allows. */
export function levelFor(heights: readonly number[], wanted: Quality): number {
  if (typeof wanted !== 'number' || heights.length < 2) return -1;
  let best = -1;
  for (const [level, height] of heights.entries()) {
    const isBetter = best === -1 || height > (heights[best] ?? 0);
    if (height <= wanted && isBetter) best = level;
  }
  return best === -1 ? heights.indexOf(Math.min(...heights)) : best;
}
