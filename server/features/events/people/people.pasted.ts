import type { PastedLine } from '@plenum/contract';

/** From where its word begins, so that a long word is looked through once. */
const address = /(?<![^\s<>,;"'()[\]])[^\s<>,;"'()[\]]+@[^\s<>,;"'()[\]]+/;
const sound = /^[a-z0-9.!#$%&*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const mostLines = 1000;

/** `Ada Sommer <ada@example.org>`, `Ada Sommer; ada@example.org`, or a table's columns, one a line. */
export function readPasted(text: string): PastedLine[] {
  const seen = new Set<string>();
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim().slice(0, 300) }))
    .filter((line) => line.text !== '')
    .slice(0, mostLines)
    .map((line) => ({ ...line, ...weighed(line.text, seen) }));
}

function weighed(text: string, seen: Set<string>): Pick<PastedLine, 'fullName' | 'email' | 'what'> {
  const email = address.exec(text)?.[0]?.toLowerCase() ?? '';
  const fullName = nameIn(text.replace(address, ' '));
  if (email.length > 254 || !sound.test(email)) return { fullName, email, what: 'wrong' };
  if (seen.has(email)) return { fullName, email, what: 'double' };
  seen.add(email);
  return { fullName, email, what: 'invite' };
}

/** What is left beside the address, without the signs that hold a table or a mail head together. */
const nameIn = (rest: string): string =>
  rest
    .replace(/[<>;,"\t()[\]]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
