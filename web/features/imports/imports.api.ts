import type { Import, ImportDetail, ImportKind, ImportRows, RowDeed } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { download } from '../../platform/files/download.ts';
import { newKey } from '../../platform/new-key.ts';

export const mostFileBytes = 25_000_000;

/** Rows of one file, of one kind of deed or of all, after a line. */
export interface RowsOf {
  importId: number;
  deed?: RowDeed;
  after?: number;
}

export const readImports = (_: void, signal: AbortSignal): Promise<Import[]> =>
  call('GET /api/imports', { signal });

export const readImport = (importId: number, signal: AbortSignal): Promise<ImportDetail> =>
  call('GET /api/imports/:importId', { params: { importId }, signal });

export const readRows = (
  { importId, ...query }: RowsOf,
  signal: AbortSignal,
): Promise<ImportRows> =>
  call('GET /api/imports/:importId/rows', { params: { importId }, query, signal });

export const sendFile = (kind: ImportKind, eventId: number, file: File): Promise<Import> =>
  call('POST /api/imports', {
    query: { kind, eventId, name: file.name.slice(0, 200) },
    // The types that systems give to tables differ.
    body: new Blob([file], { type: 'application/octet-stream' }),
    idempotencyKey: newKey(),
  });

export const chooseSheet = (importId: number, sheet: string): Promise<Import> =>
  call('POST /api/imports/:importId/sheet', {
    params: { importId },
    body: { sheet },
    idempotencyKey: newKey(),
  });

export const checkImport = (importId: number, uses: string[]): Promise<Import> =>
  call('POST /api/imports/:importId/check', {
    params: { importId },
    body: { uses },
    idempotencyKey: newKey(),
  });

export const runImport = (importId: number): Promise<Import> =>
  call('POST /api/imports/:importId/run', { params: { importId }, idempotencyKey: newKey() });

export const undoImport = (importId: number): Promise<Import> =>
  call('POST /api/imports/:importId/undo', { params: { importId }, idempotencyKey: newKey() });

export const removeImport = (importId: number): Promise<unknown> =>
  call('DELETE /api/imports/:importId', { params: { importId } });

export const saveFaults = (importId: number): Promise<void> =>
  download('GET /api/imports/:importId/faults.csv', { params: { importId } });
