import { beginningOf } from '../beginning-of.ts';
import { textIn } from './archive.ts';
import { cellOf } from './cells.ts';

export interface Sheet {
  /** As it is named on its tab. */
  name: string;
  /** Which of all it is, those nobody sees among them. */
  place: number;
}

const tag = /<(?:\w+:)?sheet\s[^<>]*>/g;
const hidden = /\sstate="(?:hidden|veryHidden)"/;
const named = /\sname="([^"]*)"/;

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const longestName = 100;
const readable = (text: string) => {
  const words = text.replaceAll(/&(\w+);/g, (all, sign: string) => signs[sign] ?? all);
  return beginningOf(cellOf(words), longestName);
};

/** What one leafs through in a spreadsheet program, in its order; one without a name where none is named. */
export function sheetsOf(bytes: Uint8Array): Sheet[] {
  const shown = (textIn(bytes, 'xl/workbook.xml').match(tag) ?? [])
    .map((written, place) => ({ written, place }))
    .filter(({ written }) => !hidden.test(written))
    .map(({ written, place }) => ({ name: readable(named.exec(written)?.[1] ?? ''), place }));
  return shown.length > 0 ? shown : [{ name: '', place: 0 }];
}
