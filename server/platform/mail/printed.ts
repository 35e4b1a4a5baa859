import type { Words } from './sealed-letter.ts';

export type Shown = Words & { id: number; to: string };

/** Names in it are people's own: none of them moves the cursor or colours the screen. */
const plain = (text: string) => text.replace(/(?!\n)[\p{Cc}\u2028\u2029]/gu, ' ');

/** A letter that no mail server takes, for the console of a demo or a development machine. */
export const printed = ({ to, subject, text }: Omit<Shown, 'id' | 'html'>): string =>
  [
    `Mail to ${plain(to).replaceAll('\n', ' ')}: ${plain(subject).replaceAll('\n', ' ')}`,
    ...plain(text).trimEnd().split('\n'),
  ]
    .map((line) => `  ${line}`.trimEnd())
    .join('\n')
    .concat('\n\n');
