import { fold } from '../../platform/search/sought-words.ts';

/** Those of mine that are among theirs, as I spell them. */
export function shared(mine: readonly string[], theirs: readonly string[]): string[] {
  const known = new Set(theirs.map(fold));
  return mine.filter((word) => known.has(fold(word)));
}
