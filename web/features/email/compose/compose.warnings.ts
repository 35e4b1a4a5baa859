import { wordsOf } from './compose.quote.ts';

/** What people write when a file goes with a mail: English, German, French, Portuguese. */
const tellsOfFile = [
  /\battach(ed|ment|ments|ing)\b/,
  /\b(i have|i've|please find|find) enclosed\b/,
  /\b(im|in der|den|dem|der) (anhang|anlage)\b/,
  /\bangehängt|\banbei\b|\bbeigefügt|\bbeiliegend/,
  /\bci-joint(e|es|s)?\b|\bpièces? jointes?\b|\bje joins\b|\ben annexe\b/,
  /\b(em|no|nos|o|os) anexos?\b|\banexad[oa]s?\b|\banexei\b|\banexo (o|a|os|as)\b/,
];

/** No word begins or ends at a letter with an accent by the rules of `\b`: they go without. */
const plain = (text: string) => text.toLowerCase().normalize('NFC').replaceAll('’', "'");

export const tellsOfFiles = (text: string): boolean =>
  tellsOfFile.some((words) => words.test(plain(text)));

export type Warning = 'subject' | 'file';

interface Written {
  subject: string;
  own: string;
  files: number;
}

/** What people mean to do and forget. */
export function warningsOf({ subject, own, files }: Written): Warning[] {
  const found: Warning[] = [];
  if (subject.trim() === '') found.push('subject');
  if (files === 0 && tellsOfFiles(`${subject}\n${wordsOf(own)}`)) found.push('file');
  return found;
}
