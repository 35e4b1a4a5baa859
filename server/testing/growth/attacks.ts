/** What makes expressions look again and again from every place: of few letters already. */
const patternParts = ['a', ' ', '\u00a0', '-', '@', 'a@', 'a.', '//', '1', '"'] as const;
/** What parsers and sanitisers take for the beginning of something. */
const markupParts = [
  '\n',
  '\t\n ',
  '<',
  '<a ',
  '<p><b>',
  '<!--',
  '&',
  '&#38;',
  '(',
  '[a](',
] as const;
const moreParts = ['**', 'http://a', '\u0301', '🏽', 'ﷺ', '%', '\\', ',', ';', '=?'] as const;

/** Only what is long is looked at from all sides. */
export const textParts = (most: number): readonly string[] =>
  most < 2_000 ? patternParts : [...patternParts, ...markupParts, ...moreParts];

export const ofLength = (part: string, length: number): string =>
  part.repeat(Math.floor(length / part.length));

/** What begins and does not end, by what a file says it is. */
export const fileParts: Readonly<Record<string, readonly string[]>> = {
  'text/csv': ['"', '"a"', 'a,', '\n', ';', '""', '"\n', '=1,"a"\n', ' '],
  'text/calendar': [
    'BEGIN:VEVENT\n',
    'BEGIN:VCALENDAR\n',
    'BEGIN:VEVENT\nUID:a\nEND:VEVENT\n',
    'X-A:',
    ' folded\n',
    '\n',
    'A;B="',
    'EXDATE:20260101T000000Z\n',
  ],
  'application/json': ['[', '{"a":', '"', '\\u', '[1,'],
  'text/plain': [' ', '\u00a0', 'a', '\n'],
  'application/pdf': ['%PDF-', '1 0 obj ', 'stream\n', '<<', '('],
  'image/png': ['\u0000', 'IHDR', 'IDAT'],
  'image/jpeg': ['\u00ff', 'Exif'],
  'image/webp': ['RIFF', 'WEBPVP8 '],
  'image/gif': ['GIF89a', ',', '!'],
};

const heads: Readonly<Record<string, string>> = {
  'text/csv': 'code,title,minutes\n',
  'text/calendar': 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n',
  'application/pdf': '%PDF-1.7\n',
};

/** A file of that type, so long, of one part over and over. */
export const fileOf = (type: string, part: string, length: number): Buffer =>
  Buffer.from(`${heads[type] ?? ''}${ofLength(part, length)}`);
