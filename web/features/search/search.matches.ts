/** Letters without case and accents: "sao" finds São. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const notAtStart = 1;
const insideWord = 2;

function rankOf(text: string, words: readonly string[]): number | null {
  if (!words.every((word) => text.includes(word))) return null;
  const [first = ''] = words;
  if (text.startsWith(first)) return 0;
  return text.includes(` ${first}`) ? notAtStart : insideWord;
}

/** What has every typed word in its name; first what begins with it, then what has a word that does. */
export function matchesOf<T>(things: readonly T[], nameOf: (thing: T) => string, q: string): T[] {
  const words = folded(q).split(/\s+/).filter(Boolean);
  return things
    .flatMap((thing) => {
      const rank = rankOf(folded(nameOf(thing)), words);
      return rank === null ? [] : [{ thing, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing);
}
