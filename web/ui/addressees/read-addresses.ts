export interface ReadAddresses {
  addresses: { email: string; name: string }[];
  /** What is no address, as it was typed. */
  rest: string;
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const word = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const shape = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+${label}$`, 'i');
const longest = 254;
const longestLocal = 64;

export const isAddress = (text: string): boolean =>
  text.length <= longest && text.lastIndexOf('@') <= longestLocal && shape.test(text);

/** Commas part addresses, but not within quotes or angles: "Sommer, Ada" <ada@x.org>. */
function parts(text: string): string[] {
  const found = [''];
  let until = '';
  for (const letter of text) {
    const isEnd = until === '' && /[,;\r\n\t]/.test(letter);
    if (until === '' && letter === '"') until = '"';
    else if (until === '' && letter === '<') until = '>';
    else if (letter === until) until = '';
    if (isEnd) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim()).filter(Boolean);
}

const withoutQuotes = (name: string) => name.replace(/^["']|["']$/g, '').trim();

function readPart(part: string): { email: string; name: string } | undefined {
  const named = /^(.*)<([^<>]*)>$/s.exec(part);
  const email = (named?.[2] ?? part).trim().replace(/^mailto:/i, '');
  if (!isAddress(email)) return undefined;
  return { email, name: withoutQuotes(named?.[1]?.trim() ?? '').slice(0, 200) };
}

/** Several at once, as they are copied out of other programs; without commas also by spaces. */
export function readAddresses(text: string): ReadAddresses {
  const read: ReadAddresses = { addresses: [], rest: '' };
  const rest: string[] = [];
  for (const part of parts(text)) {
    const words = part.split(/\s+/);
    const pieces = words.length > 1 && words.every(isAddress) ? words : [part];
    for (const piece of pieces) {
      const one = readPart(piece);
      if (one) read.addresses.push(one);
      else rest.push(piece);
    }
  }
  return { ...read, rest: rest.join(', ') };
}
