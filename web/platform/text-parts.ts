export interface LinkPart {
  kind: 'link';
  text: string;
  href: string;
}

/** Secure addresses alone; what ends a sentence does not belong to them. */
const address = /https:\/\/[^\s<>"]+/g;
const trailing = /[.,;:!?'»”\]]+$/;

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** A bracket closes inside only what opened inside. */
function trimmed(found: string): string {
  const text = found.replace(trailing, '');
  const isOpen = text.endsWith(')') && count(text, ')') > count(text, '(');
  return isOpen ? trimmed(text.slice(0, -1)) : text;
}

function linkOf(found: string): LinkPart | null {
  const text = trimmed(found);
  return URL.canParse(text) ? { kind: 'link', href: new URL(text).href, text } : null;
}

/** Cuts by a pattern; what is between is cut further. */
export function cut<Part extends { text: string }>(
  text: string,
  pattern: RegExp,
  made: (found: string) => Part | null,
  rest: (between: string) => Part[],
): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const part = made(match[0]);
    if (!part) continue;
    parts.push(...rest(text.slice(from, match.index)), part);
    from = match.index + part.text.length;
  }
  return [...parts, ...rest(text.slice(from))];
}

/** What was typed, with its links; what is between them may be cut further. */
export const withLinks = <Part extends { text: string }>(
  text: string,
  rest: (between: string) => Part[],
): (Part | LinkPart)[] => cut<Part | LinkPart>(text, address, linkOf, rest);
