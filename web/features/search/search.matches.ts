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

/** One letter too many, too few, another one, or two in the wrong order. */
function isSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const rest = (text: string, from: number) => text.slice(at + from);
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    (typed[at] === meant[at + 1] &&
      typed[at + 1] === meant[at] &&
      rest(typed, 2) === rest(meant, 2))
  );
}

const shortestSlip = 4;

/** Which word of the text it nearly is, also while it is still being typed; -1: none. */
const nearWord = (text: string, typed: string): number =>
  typed.length < shortestSlip
    ? -1
    : text
        .split(/\P{L}+/u)
        .findIndex((word) =>
          [0, -1, 1].some((more) => isSlip(typed, word.slice(0, typed.length + more))),
        );

/** As `rankOf`, forgiving a slip in each word. */
function nearRankOf(text: string, words: readonly string[]): number | null {
  const near = words.map((word) => (text.includes(word) ? 0 : nearWord(text, word)));
  return near.includes(-1) ? null : (near[0] ?? 0);
}

function ranked<T>(things: readonly T[], rank: (thing: T) => number | null): T[] {
  return things
    .flatMap((thing) => {
      const place = rank(thing);
      return place === null ? [] : [{ thing, place }];
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ thing }) => thing);
}

/** What has every typed word in its name; first what begins with it, then what has a word that does. */
export function matchesOf<T>(things: readonly T[], nameOf: (thing: T) => string, q: string): T[] {
  const words = folded(q).split(/\s+/).filter(Boolean);
  const found = ranked(things, (thing) => rankOf(folded(nameOf(thing)), words));
  // Where nothing is called so: what is nearly called so.
  if (found.length > 0) return found;
  return ranked(things, (thing) => nearRankOf(folded(nameOf(thing)), words));
}
