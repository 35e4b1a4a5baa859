const marks = /[\u0300-\u036f]/g;

/** As `plain_words` of the database makes them: small letters without their accents, whatever is beside one. */
export const plainWords = (text: string): string =>
  Array.from(text.normalize('NFD').replace(marks, ''), (letter) => letter.toLowerCase()).join('');

/** As `profiles_fold` of the database folds: what is no letter or digit parts words. */
export const fold = (text: string): string =>
  plainWords(text)
    .replace(/[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+/g, ' ')
    .replace(/^ | $/g, '');

const mostWords = 8;

/** What is typed, word by word; nothing of it is a wildcard. */
export const wordsOf = (text: string, most = mostWords): string[] =>
  (fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).slice(0, most);

const [shortest, longest] = [4, 12];

/**
 * Beginnings of a word that one mistake makes of it: a letter wrong, missing, too many, or two
 * swapped; `_` is any letter. A long word stays alike with a mistake in it, and needs none of them.
 */
export function mistakenFor(word: string): string[] {
  const letters = [...word];
  if (letters.length < shortest || letters.length > longest) return [];
  const all = letters.flatMap((letter, place) => {
    const [next, ...rest] = letters.slice(place + 1);
    const [before, after] = [letters.slice(0, place).join(''), letters.slice(place + 1).join('')];
    const swapped = next ? [`${before}${next}${letter}${rest.join('')}`] : [];
    return [`${before}_${after}`, `${before}${after}`, `${before}_${letter}${after}`, ...swapped];
  });
  return [...new Set(all)];
}
