import type { ChatPerson } from '@plenum/contract';

export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; personId: number };

/** Secure addresses alone; what ends a sentence does not belong to them. */
const address = /https:\/\/[^\s<>"]+/g;
const trailing = /[.,;:!?'»”\]]+$/;

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** A bracket closes inside only what opened inside. */
function trimmed(found: string): string {
  const text = found.replace(trailing, '');
  const isOpen = text.endsWith(')') && count(text, ')') > count(text, '(');
  return isOpen ? trimmed(text.slice(0, -1)) : text;
}

function linkOf(found: string): { href: string; text: string } | null {
  const text = trimmed(found);
  return URL.canParse(text) ? { href: new URL(text).href, text } : null;
}

/** Cuts by a pattern; what is between is cut further. */
function cut(
  text: string,
  pattern: RegExp,
  made: (found: string) => TextPart | null,
  rest: (between: string) => TextPart[],
): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const part = made(match[0]);
    if (!part) continue;
    parts.push(...rest(text.slice(from, match.index)), part);
    from = match.index + part.text.length;
  }
  return [...parts, ...rest(text.slice(from))];
}

/** What is said, with its links and the people it names. */
export function partsOf(text: string, mentions: readonly ChatPerson[]): TextPart[] {
  const plain = (between: string): TextPart[] => (between ? [{ kind: 'text', text: between }] : []);
  const named = (between: string): TextPart[] => {
    if (mentions.length === 0) return plain(between);
    const names = mentions
      .map(({ fullName }) => literally(`@${fullName}`))
      .toSorted((one, other) => other.length - one.length);
    return cut(
      between,
      new RegExp(names.join('|'), 'g'),
      (found) => {
        const person = mentions.find(({ fullName }) => `@${fullName}` === found);
        return person ? { kind: 'mention', text: found, personId: person.id } : null;
      },
      plain,
    );
  };
  return cut(
    text,
    address,
    (found) => {
      const link = linkOf(found);
      return link && { kind: 'link', ...link };
    },
    named,
  );
}
