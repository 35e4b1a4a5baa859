import type { WordFilter } from '@plenum/contract';

/** A word or phrase of the filter, word by word; an open end matches any ending. */
interface Pattern {
  words: string[];
  isOpen: boolean;
}

export type Verdict = 'fine' | 'held' | 'refused';

/** Case, accents, width and what nobody sees make no other word. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

const wordsIn = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Letters set apart, as in b.a.d, are read as the word they spell. */
function spelled(words: readonly string[]): string[] {
  const found: string[] = [];
  let run = '';
  for (const word of [...words, '  ']) {
    if ([...word].length === 1) {
      run += word;
      continue;
    }
    if ([...run].length > 2) found.push(run);
    run = '';
  }
  return found;
}

const patternOf = (word: string): Pattern => ({
  words: wordsIn(fold(word)),
  isOpen: word.trimEnd().endsWith('*'),
});

function occursAt(said: readonly string[], at: number, { words, isOpen }: Pattern): boolean {
  const last = words.length - 1;
  return words.every((word, index) => {
    const here = said[at + index];
    return index === last && isOpen ? here?.startsWith(word) : here === word;
  });
}

/** Among letters set apart nobody can tell where a word begins. */
const isSpelled = (runs: readonly string[], { words }: Pattern): boolean => {
  const [word = ''] = words;
  return words.length === 1 && word.length > 3 && runs.some((run) => run.includes(word));
};

const occurs = (said: readonly string[], pattern: Pattern): boolean =>
  pattern.words.length > 0 && said.some((_, at) => occursAt(said, at, pattern));

/** Made once for a filter, and asked for every line. */
export function judgeBy({ refused, held }: WordFilter): (text: string) => Verdict {
  const [never, first] = [refused.map(patternOf), held.map(patternOf)];
  return (text) => {
    const said = wordsIn(fold(text));
    const runs = spelled(said);
    const holds = (patterns: readonly Pattern[]) =>
      patterns.some((pattern) => occurs(said, pattern) || isSpelled(runs, pattern));
    if (holds(never)) return 'refused';
    return holds(first) ? 'held' : 'fine';
  };
}
