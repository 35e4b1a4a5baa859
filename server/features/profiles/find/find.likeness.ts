import { wordsOf } from '../../../platform/search/sought-words.ts';

const shortest = 3;

/** How well a text answers what is typed; 0 when a word of it is nowhere. */
export function likeness(typed: readonly string[], text: string): number {
  const words = wordsOf(text.slice(0, 2_000), Number.POSITIVE_INFINITY);
  const best = typed.map((word) => Math.max(0, ...words.map((other) => fit(word, other))));
  return best.some((one) => one === 0) ? 0 : best.reduce((sum, one) => sum + one, 0) / best.length;
}

function fit(typed: string, word: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.9;
  if (typed.length < shortest) return 0;
  if (word.includes(typed)) return 0.7;
  // What is still being typed is compared with as much of the word.
  const mistakes = Math.min(
    mistakesIn(typed, word),
    mistakesIn(typed, word.slice(0, typed.length)),
  );
  return mistakes <= allowed(typed.length) ? 0.6 - mistakes / 10 : 0;
}

const allowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Letters missing, added, changed or swapped with the next one. */
function mistakesIn(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      now.push(least);
    }
    [before, last] = [last, now];
  }
  return last[other.length] ?? 0;
}

const most = 8;

/** The best first; the texts that answer equally well stay in their order. */
export function likest<T>(typed: readonly string[], all: readonly T[], textOf: (one: T) => string) {
  const scored = all.flatMap((one) => {
    const score = likeness(typed, textOf(one));
    return score > 0 ? [{ one, score }] : [];
  });
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  return { hits: sorted.slice(0, most).map(({ one }) => one), total: sorted.length };
}
