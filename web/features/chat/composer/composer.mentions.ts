import type { ChatPerson } from '@plenum/contract';

export interface OpenMention {
  /** Where its @ stands. */
  from: number;
  q: string;
}

/** An @ at the beginning of a word, and what was typed since; up to two words make a name. */
const opening = /(?:^|[\s(])@([^\s@]*(?: [^\s@]+)?)$/u;

/** Whom somebody is just about to name. */
export function openMention(text: string, caret: number): OpenMention | null {
  const match = opening.exec(text.slice(0, caret));
  const q = match?.[1];
  return q === undefined || q.length > 40 ? null : { from: caret - q.length - 1, q };
}

/** The text with the name in it, and where typing goes on. */
export function putMention(
  text: string,
  caret: number,
  mention: OpenMention,
  person: ChatPerson,
): { text: string; caret: number } {
  const head = `${text.slice(0, mention.from)}@${person.fullName} `;
  return { text: head + text.slice(caret).replace(/^ /, ''), caret: head.length };
}

/** Of those who were picked, who is still named. */
export const mentionIdsIn = (text: string, picked: readonly ChatPerson[]): number[] => [
  ...new Set(picked.filter(({ fullName }) => text.includes(`@${fullName}`)).map(({ id }) => id)),
];
