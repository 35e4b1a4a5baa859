const longest = 75;

/** What a reader may take for the end of a line, also those that know more ends than we write. */
const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const unprintable = /[\u0000-\u0008\u000E-\u001F\u007F]/g;

/** Nothing in it can end its line or begin another property; the given signs stand for themselves. */
export const escapedText = (text: string, signs: RegExp): string =>
  text
    .replace(lineEnds, '\n')
    .replace(unprintable, '')
    .replace(signs, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** Text as RFC 5545 wants it. */
export const calendarText = (text: string): string => escapedText(text, /[\\;,]/g);

/** An address as the property of a calendar; null when it is none that people open. */
export function calendarAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** 20261121T090000Z */
export const calendarTime = (at: Date): string =>
  at
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '');

/** One content line, folded so that no part is longer than 75 octets and no character is cut. */
export function contentLine(name: string, value: string): string {
  let folded = '';
  let octets = 0;
  for (const sign of `${name}:${value}`) {
    const size = Buffer.byteLength(sign);
    if (octets + size > longest) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += sign;
    octets += size;
  }
  return `${folded}\r\n`;
}
