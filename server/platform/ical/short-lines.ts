/** Longer than any words we take; ours to read are none but pictures that lie in the file itself. */
const longest = 65_536;

/**
 * A calendar without its endless lines: the parser takes four times as long for one that is twice as
 * long. Folded lines count as one.
 */
export const shortLines = (text: string): string =>
  text
    .replace(/\r?\n[ \t]/g, '')
    .split('\n')
    .filter((line) => line.length <= longest)
    .join('\n');
