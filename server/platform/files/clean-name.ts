import { beginningOf } from '../beginning-of.ts';

/** No path, no line break, nothing that turns the reading direction. */
export const cleanName = (name: string): string =>
  beginningOf((name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim(), 200) ||
  'file';
