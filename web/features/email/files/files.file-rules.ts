/** As the contract sets them. */
export const fileRules = {
  most: 20,
  bytes: 10_000_000,
  types: {
    pdf: 'application/pdf',
    zip: 'application/zip',
    doc: 'application/msword',
    xls: 'application/vnd.ms-excel',
    ppt: 'application/vnd.ms-powerpoint',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    gif: 'image/gif',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    ics: 'text/calendar',
    csv: 'text/csv',
    txt: 'text/plain',
  } as Readonly<Record<string, string>>,
};

/** Told by its name: systems disagree on what a table or a calendar is. */
export function typeOf({ name }: Pick<File, 'name'>): string | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(fileRules.types, ending) ? fileRules.types[ending] : undefined;
}

export type FileRefusal = 'type' | 'size' | 'empty';

/** Why a file would not be taken, before any of it is sent. */
export function refusalOf(file: Pick<File, 'name' | 'size'>): FileRefusal | null {
  if (typeOf(file) === undefined) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > fileRules.bytes ? 'size' : null;
}
