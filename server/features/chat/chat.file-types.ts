import { problem } from '../../platform/http/problem.ts';

const begins =
  (...bytes: number[]) =>
  (content: Uint8Array) =>
    bytes.every((byte, place) => content[place] === byte);
const isZip = begins(0x50, 0x4b, 0x03, 0x04);

/** An Office document is a zip that names its main part near one of its ends. */
const isOffice = (folder: string) => (content: Uint8Array) =>
  isZip(content) && Buffer.from(content).includes(`${folder}/`, 0, 'latin1');

/** Words and nothing a program would run: whole UTF-8 without control characters. */
function isText(content: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
  } catch {
    return false;
  }
}

const office = 'application/vnd.openxmlformats-officedocument';
const looks: Readonly<Record<string, (content: Uint8Array) => boolean>> = {
  'application/pdf': begins(0x25, 0x50, 0x44, 0x46, 0x2d),
  'application/zip': isZip,
  'text/plain': isText,
  'text/csv': isText,
  [`${office}.wordprocessingml.document`]: isOffice('word'),
  [`${office}.spreadsheetml.sheet`]: isOffice('xl'),
  [`${office}.presentationml.presentation`]: isOffice('ppt'),
};

const pictures: Readonly<Record<string, (content: Uint8Array) => boolean>> = {
  'image/png': begins(0x89, 0x50, 0x4e, 0x47),
  'image/jpeg': begins(0xff, 0xd8, 0xff),
  'image/gif': begins(0x47, 0x49, 0x46, 0x38),
  'image/webp': begins(0x52, 0x49, 0x46, 0x46),
};

/** Whether it is a picture; refuses what does not look like the type it says. */
export function lookedAt(type: string, content: Uint8Array): { isPicture: boolean } {
  const isPicture = type in pictures;
  const looksRight = isPicture ? pictures[type] : looks[type];
  if (!looksRight?.(content)) throw problem('chat.file_not_what_it_says');
  return { isPicture };
}
