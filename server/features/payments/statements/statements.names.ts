/** More than a bank has room for: what follows names nothing. */
const [mostParts, mostTogether, shortest, longest] = [120, 6, 4, 40];

const dates = /\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d\d))\b/g;

const withoutZeros = (part: string): string => part.replace(/^0+(?=\d)/, '');

/**
 * What a text may call an invoice, however its number is spelt: neighbouring letters and figures written
 * together, with and without leading zeros. A date is no number. An RF reference names what follows its
 * two check figures, where they are right.
 */
export function namesIn(text: string): string[] {
  const parts = (
    text
      .toUpperCase()
      .replace(dates, ' / ')
      .match(/[A-Z]+|\d+/g) ?? []
  ).slice(0, mostParts);
  const names = new Set<string>();
  for (let from = 0; from < parts.length; from++) {
    for (let to = from + 1; to <= Math.min(parts.length, from + mostTogether); to++) {
      const some = parts.slice(from, to);
      add(names, some.join(''));
      add(names, some.map(withoutZeros).join(''));
    }
  }
  for (const reference of referencesIn(text)) add(names, reference);
  return [...names];
}

function add(names: Set<string>, name: string): void {
  if (name.length >= shortest && name.length <= longest && /\d/.test(name)) names.add(name);
}

function referencesIn(text: string): string[] {
  const found = text.toUpperCase().matchAll(/RF\d\d(?: ?[A-Z0-9]){1,21}/g);
  return [...found].flatMap(([written]) => {
    const compact = written.replaceAll(' ', '');
    const lengths = Array.from({ length: compact.length - 4 }, (_, place) => place + 5);
    return lengths
      .map((length) => compact.slice(0, length))
      .filter(isRightReference)
      .flatMap((reference) => [reference.slice(4), withoutZeros(reference.slice(4))]);
  });
}

/** ISO 11649: turned round and written in figures, one is left of it by 97. */
function isRightReference(reference: string): boolean {
  const turned = reference.slice(4) + reference.slice(0, 4);
  let rest = 0;
  for (const sign of turned) rest = Number(`${rest}${parseInt(sign, 36)}`) % 97;
  return rest === 1;
}
