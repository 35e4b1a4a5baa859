import type { ChatPerson } from '@plenum/contract';
import { cut, type LinkPart, withLinks } from '../../../platform/text-parts.ts';

export type TextPart =
  | { kind: 'text'; text: string }
  | LinkPart
  | { kind: 'mention'; text: string; personId: number };

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What is said, with its links and the people it names. */
export function partsOf(text: string, mentions: readonly ChatPerson[]): TextPart[] {
  const plain = (between: string): TextPart[] => (between ? [{ kind: 'text', text: between }] : []);
  const named = (between: string): TextPart[] => {
    if (mentions.length === 0) return plain(between);
    const names = mentions
      .map(({ fullName }) => literally(`@${fullName}`))
      .toSorted((one, other) => other.length - one.length);
    return cut<TextPart>(
      between,
      new RegExp(names.join('|'), 'g'),
      (found) => {
        const person = mentions.find(({ fullName }) => `@${fullName}` === found);
        return person ? { kind: 'mention', text: found, personId: person.id } : null;
      },
      plain,
    );
  };
  return withLinks(text, named);
}
