import type { ImportFault, ImportLine, ImportPlan } from '@plenum/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { download } from '../../../platform/files/download.ts';
import { newKey } from '../../../platform/new-key.ts';
import { plainWords } from '../../../platform/i18n/plain-words.ts';

export const exportForms = ['csv', 'ics', 'json', 'xml'] as const;
export type ExportForm = (typeof exportForms)[number];

export const mostFileBytes = 10_000_000;
export const readableFiles = '.csv,.ics,.json,.xml';

/** Kept whole: what is brought in is what was looked at, whatever becomes of it on the disk. */
export interface ChosenFile {
  key: string;
  name: string;
  content: Blob;
}

export async function readChosen(file: File): Promise<ChosenFile> {
  // What a file is shows in how it begins; the types that systems give to tables differ.
  const content = new Blob([await file.arrayBuffer()], { type: 'application/octet-stream' });
  return { key: newKey(), name: file.name.slice(-200), content };
}

const howOf = (name: string, drop: boolean) => (drop ? { name, drop } : { name });

/** What bringing the file in would do. */
export const planOptions = (eventId: number, file: ChosenFile | null, drop: boolean) =>
  queryOptions({
    queryKey: ['agenda', 'import', eventId, file?.key, drop],
    queryFn: file
      ? ({ signal }) =>
          call('POST /api/events/:eventId/agenda/import/preview', {
            params: { eventId },
            query: howOf(file.name, drop),
            body: file.content,
            signal,
          })
      : skipToken,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

export interface ImportOrder {
  file: ChosenFile;
  drop: boolean;
  digest: string;
}

export const bringIn = (eventId: number, { file, drop, digest }: ImportOrder) =>
  call('POST /api/events/:eventId/agenda/import', {
    params: { eventId },
    query: { ...howOf(file.name, drop), digest },
    body: file.content,
    idempotencyKey: newKey(),
  });

export const takeOut = (eventId: number, form: ExportForm) =>
  download(`GET /api/events/:eventId/agenda/export.${form}`, { params: { eventId } });

export type ImportDeed = ImportLine['what'];
export const importDeeds = ['create', 'change', 'drop', 'same'] as const satisfies ImportDeed[];

export function countDeeds({ lines }: ImportPlan): Record<ImportDeed, number> {
  const counts = { create: 0, change: 0, drop: 0, same: 0 };
  for (const { what } of lines) counts[what] += 1;
  return counts;
}

/** One row may have the same fault for two reasons; it is mended once. */
export const distinctFaults = (faults: readonly ImportFault[]): ImportFault[] =>
  [
    ...new Map(faults.toReversed().map((fault) => [`${fault.row} ${fault.code}`, fault])).values(),
  ].toSorted((a, b) => a.row - b.row);

/** Each with its number in the plan: sessions without a code may be alike in all we see. */
export function linesMatching(
  lines: readonly ImportLine[],
  { what, q }: { what: ImportDeed | null; q: string },
): { line: ImportLine; number: number }[] {
  const wanted = plainWords(q);
  return lines
    .map((line, number) => ({ line, number }))
    .filter(
      ({ line }) =>
        (what === null || line.what === what) &&
        plainWords(`${line.title}\n${line.room}`).includes(wanted),
    );
}
