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

const isOldOffice = begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const isCalendar = (content: Uint8Array) =>
  isText(content) &&
  /^\ufeff?\s*BEGIN:VCALENDAR/i.test(Buffer.from(content.subarray(0, 200)).toString());

const office = 'application/vnd.openxmlformats-officedocument';
const files: Readonly<Record<string, (content: Uint8Array) => boolean>> = {
  'application/pdf': begins(0x25, 0x50, 0x44, 0x46, 0x2d),
  'application/zip': isZip,
  'application/msword': isOldOffice,
  'application/vnd.ms-excel': isOldOffice,
  'application/vnd.ms-powerpoint': isOldOffice,
  'text/calendar': isCalendar,
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

/** What it is if it looks like the type it says; null where it does not. */
export function lookedAt(type: string, content: Uint8Array): 'picture' | 'file' | null {
  const isPicture = Object.hasOwn(pictures, type);
  const looks = isPicture ? pictures[type] : Object.hasOwn(files, type) ? files[type] : undefined;
  if (!looks?.(content)) return null;
  return isPicture ? 'picture' : 'file';
}
